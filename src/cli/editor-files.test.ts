import { existsSync, readFileSync } from "node:fs";
import { toEditorFiles } from "../content/emit/editor-files";
import { contentTypes } from "../gatsby/records/content-types";
import { toGeneratedFiles } from "./generated-files";
import { toVariableSnippets } from "./variable-snippets";

const files = toEditorFiles(contentTypes);

test.each(toGeneratedFiles())("$file is current (else: npm run schemas)", ({ file, text }) => {
  const written = existsSync(file) ? readFileSync(file, "utf8") : "";
  // A message of one line tells more than a difference of two hundred.
  expect(written === text).toBe(true);
});

test("every content type has a schema, and the editor finds it for YAML", () => {
  const settings = JSON.parse(files.at(-1)?.text ?? "") as Record<string, object>;
  expect(files.map(({ file }) => file)).toContain("content/.schemas/blog-post.json");
  expect(files).toHaveLength(contentTypes.length + 1);
  expect(settings["yaml.schemas"]).toMatchObject({
    "./content/.schemas/site-settings.json": "content/site.yaml",
    "./content/.schemas/landing-page.json": "content/landing/*/index.yaml",
    "./content/.schemas/author.json": "content/shared/authors.yaml",
  });
});

test("VS Code is recommended the extension that reads the schemas", () => {
  const { recommendations } = JSON.parse(readFileSync(".vscode/extensions.json", "utf8")) as {
    recommendations: string[];
  };
  expect(recommendations).toEqual(["redhat.vscode-yaml"]);
});

test("variables complete in VS Code, and no snippet is left of one that is gone (else: npm run schemas)", async () => {
  const { file, text } = await toVariableSnippets();
  const current = JSON.parse(text) as Record<string, object>;
  expect(current["fact.launch-time"]).toEqual({
    scope: "yaml,markdown",
    prefix: "fact.launch-time",
    body: "{{fact.launch-time}}",
    description: "Written in content/shared/facts.yaml",
  });
  expect(current["brand"]).toMatchObject({ description: "Written in content/site.yaml" });
  expect(current["case.colo.roas"]).toMatchObject({
    description: "Written in content/case-studies/colo/index.yaml",
  });
  // One more is no harm: a writer who adds a fact need not run anything.
  expect(current).toMatchObject(JSON.parse(readFileSync(file, "utf8")) as object);
});
