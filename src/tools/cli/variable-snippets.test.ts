import { SampleSite } from "../../test-support/sample-site";
import { temporaryFolder } from "../../test-support/temporary-folder";
import {
  buildVariableSnippets,
  updateVariableSnippets,
} from "./variable-snippets";
import { loadContent } from "../../content-types";

const { at, read, write } = temporaryFolder();
const factFile = "content/shared/facts.yaml";
const fact = (key: string) =>
  `${key}:\n  value: 14 days\n  label: Until launch\n`;

beforeEach(() =>
  new SampleSite().write(factFile, fact("launch-time")).writeTo(at()),
);

const readRecords = async () => (await loadContent(at())).records;

test("VS Code completes variables and shows where they are defined", async () => {
  const { text } = buildVariableSnippets(await readRecords());
  const snippets = JSON.parse(text) as Record<string, object>;
  expect(snippets["fact.launch-time"]).toEqual({
    scope: "yaml,markdown",
    prefix: "fact.launch-time",
    body: "{{fact.launch-time}}",
    description: "Written in content/shared/facts.yaml",
  });
  expect(snippets["brand"]).toMatchObject({
    description: "Written in content/site.yaml",
  });
});

test("the list is written only if it is missing or outdated", async () => {
  const file = ".vscode/variables.code-snippets";
  const reported = `${file} was updated: variables were added or removed`;
  const update = async () => updateVariableSnippets(await readRecords(), at());
  expect([await update(), await update()]).toEqual([reported, undefined]);

  await write(factFile, fact("first-answer"));
  expect([await update(), await update()]).toEqual([reported, undefined]);
  const names = Object.keys(JSON.parse(await read(file)) as object);
  expect(names).toContain("fact.first-answer");
  expect(names).not.toContain("fact.launch-time");
});
