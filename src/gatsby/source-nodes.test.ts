import type { SourceNodesArgs } from "gatsby";
import { sourceNodes } from "./source-nodes";

const { NODE_ENV } = process.env;
afterEach(() => {
  Object.assign(process.env, { NODE_ENV });
});

test.each([
  ["a draft that develop has left goes", true, 1],
  ["a published record stays", false, 0],
])("in a build, %s", async (_kind, draft, deleted) => {
  Object.assign(process.env, { NODE_ENV: "production" });
  const post = { id: "BlogPost:new", draft };
  const deleteNode = jest.fn();
  await sourceNodes({
    getNodesByType: (type: string) => (type === "BlogPost" ? [post] : []),
    actions: { deleteNode },
  } as unknown as SourceNodesArgs);
  expect(deleteNode).toHaveBeenCalledTimes(deleted);
});
