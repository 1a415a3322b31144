import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import {
  buildEditorFiles,
  schemaLine,
  withSchemaLine,
} from "../../content/emit/editor-files";
import { contentTypes, landingPage } from "../../content-types";

const files = buildEditorFiles(contentTypes);

test.each(files)(
  "$file is current (else: npm run schemas)",
  ({ file, text }) => {
    expect(existsSync(file) ? readFileSync(file, "utf8") : "").toBe(text);
  },
);

test("every content type has a schema that the editor finds for its YAML", () => {
  const settings = JSON.parse(files.at(-1)?.text ?? "") as Record<
    string,
    object
  >;
  expect(files.map(({ file }) => file)).toContain(
    "content/.schemas/blog-post.json",
  );
  expect(files).toHaveLength(contentTypes.length + 1);
  expect(settings["yaml.schemas"]).toMatchObject({
    "./content/.schemas/site-settings.json": "content/site.yaml",
    "./content/.schemas/landing-page.json": "content/landing/*/index.yaml",
    "./content/.schemas/author.json": "content/shared/authors.yaml",
  });
});

const line = "# yaml-language-server: $schema=../../.schemas/landing-page.json";

test("the schema comment points from the file to the schema", () => {
  expect(schemaLine(landingPage)).toBe(line);
  expect(contentTypes.map((type) => schemaLine(type))).toContain(
    "# yaml-language-server: $schema=.schemas/site-settings.json",
  );
});

test.each([
  ["a file without one", "seo: x\n"],
  ["a file that starts with a comment", "# Words\nseo: x\n"],
  [
    "a file that points to another schema",
    `${line.replace("landing", "legal")}\nseo: x\n`,
  ],
  ["a file from Windows", `${line.replace("landing", "legal")}\r\nseo: x\n`],
])("%s gets the schema comment and keeps the rest", (_, text) => {
  const fixed = withSchemaLine(landingPage, text);
  expect(fixed.split("\n")[0]).toBe(line);
  expect(
    fixed.split("\n").filter((each) => each.includes("$schema")),
  ).toHaveLength(1);
  expect(parse(fixed)).toEqual({ seo: "x" });
  expect(fixed.includes("# Words")).toBe(text.includes("# Words"));
  expect(withSchemaLine(landingPage, fixed)).toBe(fixed);
});
