import type { Node, SourceNodesArgs } from "gatsby";
import { explainHidden } from "../content/validate/publication";
import { onCreateNode } from "./on-create-node";
import { sourceNodes, waitForRecords } from "./source-nodes";

jest.mock("./on-create-node", () => ({
  onCreateNode: jest.fn(),
  isContentFile: ({ internal }: { internal: { type: string } }) =>
    internal.type === "File",
  isShown: (value: object) => !explainHidden(value),
}));

interface SampleNode {
  id: string;
  internal: { type: string };
  [field: string]: unknown;
}

const file = (relativePath: string, ...children: string[]): SampleNode => ({
  id: relativePath,
  relativePath,
  children,
  internal: { type: "File" },
});
const record = (id: string, fields: object): SampleNode => ({
  id,
  ...fields,
  internal: { type: id.split(":")[0]! },
});

/** The nodes that the hook deletes and creates if an earlier run left these. */
async function run(...nodes: SampleNode[]) {
  const deleteNode = jest.fn();
  await sourceNodes({
    getNodesByType: (type: string) =>
      nodes.filter(({ internal }) => internal.type === type),
    getNode: (id: string) => nodes.find((node) => node.id === id),
    actions: { deleteNode },
  } as unknown as SourceNodesArgs);
  const created = jest
    .mocked(onCreateNode)
    .mock.calls.map(([{ node }]) => node.id);
  return {
    deleted: deleteNode.mock.calls.map(([node]: SampleNode[]) => node!.id),
    created,
  };
}

test.each([
  ["drafts that develop has left go", true, ["BlogPost:new"]],
  ["a published record stays", false, []],
])("%s", async (_kind, draft, deleted) => {
  const post = record("BlogPost:new", { draft });
  expect(await run(file("blog/new/index.md"), post)).toMatchObject({ deleted });
});

test("all files are processed again, since a date may have come, or a field's default may have changed", async () => {
  const nodes = [
    file("blog/new/index.md", "MarkdownRemark:1"),
    record("MarkdownRemark:1", {}),
    file("shared/facts.yaml", "Fact:notice"),
    record("Fact:notice", {}),
  ];
  const created = ["MarkdownRemark:1", "shared/facts.yaml"];
  expect(await run(...nodes)).toEqual({ deleted: [], created });
});

test("pages wait for the record of a file that was just added", async () => {
  const nodes = [file("landing/new/index.yaml")];
  const getNodesByType = () => nodes as unknown as Node[];
  const getNode = (id: string) =>
    nodes.find((node) => node.id === id) as unknown as Node;
  const waiting = waitForRecords({ getNodesByType, getNode });
  await expect(Promise.race([waiting, Promise.resolve("waits")])).resolves.toBe(
    "waits",
  );
  nodes.push(record("LandingPage:new", {}));
  await waiting;
});
