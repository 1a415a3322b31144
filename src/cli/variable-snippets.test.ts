import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SampleSite } from "../test-support/sample-site";
import { toVariableSnippets, updateVariableSnippets } from "./variable-snippets";
import { loadContent } from "../gatsby/records/content-types";

const factFile = "content/shared/facts.yaml";
const fact = (key: string) => `${key}:\n  value: 14 days\n  label: Until launch\n`;

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "snippets-"));
  await new SampleSite().write(factFile, fact("launch-time")).writeTo(root);
});

afterAll(async () => {
  await rm(root, { recursive: true, force: true });
});

const readRecords = async () => (await loadContent(root)).records;

test("variables complete in VS Code, and say where they are written", async () => {
  const { text } = toVariableSnippets(await readRecords());
  const snippets = JSON.parse(text) as Record<string, object>;
  expect(snippets["fact.launch-time"]).toEqual({
    scope: "yaml,markdown",
    prefix: "fact.launch-time",
    body: "{{fact.launch-time}}",
    description: "Written in content/shared/facts.yaml",
  });
  expect(snippets["brand"]).toMatchObject({ description: "Written in content/site.yaml" });
});

test("the list is written where it is missing or behind the content, and only then", async () => {
  const file = ".vscode/variables.code-snippets";
  const told = `${file} is written anew: variables came or went`;
  const update = async () => updateVariableSnippets(await readRecords(), root);
  expect([await update(), await update()]).toEqual([told, undefined]);

  await writeFile(join(root, factFile), fact("first-answer"));
  expect([await update(), await update()]).toEqual([told, undefined]);
  const names = Object.keys(JSON.parse(await readFile(join(root, file), "utf8")) as object);
  expect(names).toContain("fact.first-answer");
  expect(names).not.toContain("fact.launch-time");
});
