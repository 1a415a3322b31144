import { existsSync, readFileSync } from "node:fs";
import { buildEditorFiles } from "../../content/json-schemas/json-schemas";
import { contentTypes } from "../../content-types";

const files = buildEditorFiles(contentTypes);

test.each(Object.entries(files))(
  "%s is current (else: npm run schemas)",
  (file, text) => {
    expect(existsSync(file) ? readFileSync(file, "utf8") : "").toBe(text);
  },
);

test("every content type has a schema that the editor finds for its YAML", () => {
  const settings = JSON.parse(files[".vscode/settings.json"]!) as Record<
    string,
    object
  >;
  const names = Object.keys(files);
  expect(names).toContain("content/.schemas/blog-post.json");
  expect(names).toHaveLength(contentTypes.length + 1);
  expect(settings["yaml.schemas"]).toMatchObject({
    "./content/.schemas/site-settings.json": "content/site.yaml",
    "./content/.schemas/landing-page.json": "content/landing/*/index.yaml",
    "./content/.schemas/author.json": "content/shared/authors.yaml",
  });
});
