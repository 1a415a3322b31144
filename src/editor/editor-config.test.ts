import { readFileSync } from "node:fs";
import Ajv from "ajv";
import { contentTypes } from "../content-types";
import { type EditorPart, buildEditorConfig } from "./editor-config";
import type { EditorField } from "./editor-fields";

const backend = { name: "github", repo: "northcart/website", branch: "main" };
const schema = JSON.parse(
  readFileSync("node_modules/@sveltia/cms/schema/sveltia-cms.json", "utf8"),
) as object;

function findPart(name: string): EditorPart {
  const { collections } = buildEditorConfig(contentTypes, "Sample");
  const parts = collections.flatMap((each): EditorPart[] =>
    "files" in each ? each.files : [each],
  );
  return parts.find((part) => part.name === name)!;
}

function findField(
  fields: readonly EditorField[] = [],
  name: string,
): EditorField {
  return fields.find((field) => field.name === name)!;
}

test.each([
  ["pull requests", backend],
  ["a folder", undefined],
])("the configuration for %s fits the editor's own schema", (_, repository) => {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const validate = ajv.compile(schema);
  validate(
    JSON.parse(
      JSON.stringify(buildEditorConfig(contentTypes, "Sample", repository)),
    ),
  );
  expect(validate.errors ?? []).toEqual([]);
});

test("a field has the limits, the format, and the description of its declaration", () => {
  expect(findField(findPart("BlogPost").fields, "title")).toMatchObject({
    label: "Title",
    required: true,
    minlength: 10,
    maxlength: 70,
    hint: expect.stringContaining("Headline of the post.") as string,
  });
  const address = findField(findPart("SiteSettings").fields, "address");
  expect(findField(address.fields, "countryCode")["pattern"]).toEqual([
    "^[A-Z]{2}$",
    "two capital letters such as CA",
  ]);
});

test("a reference offers the pages or records that it may name", () => {
  expect(findField(findPart("BlogPost").fields, "author")).toMatchObject({
    widget: "relation",
    collection: "files",
    file: "Author",
    value_field: "records.*.key",
  });
  expect(findField(findPart("Article").fields, "related")).toMatchObject({
    widget: "relation",
    collection: "Article",
    value_field: "{{slug}}",
    multiple: true,
  });
});

test("a page's sections are a list with a form for each type", () => {
  const sections = findField(findPart("LandingPage").fields, "sections");
  expect(sections).toMatchObject({ widget: "list", typeKey: "type" });
  const hero = sections.types?.find(({ name }) => name === "hero");
  expect(findField(hero?.fields, "heading").required).toBe(true);
});

test("a form has its words above its layout, and choices in words", () => {
  const sections = findField(findPart("LandingPage").fields, "sections");
  const hero = sections.types?.find(({ name }) => name === "hero");
  const names = hero?.fields.map(({ name }) => name) ?? [];
  expect(names.indexOf("variant")).toBeGreaterThan(names.indexOf("heading"));
  const variant = findField(hero?.fields, "variant")["options"] as {
    label: string;
  }[];
  expect(variant.map(({ label }) => label)).toContain(
    "Text next to a picture that reaches the window's upper edge.",
  );
  expect(JSON.stringify(sections)).not.toMatch(/"label":"[^"]*`/);
});

test("lists have plural names, and keywords a row each", () => {
  expect(findPart("Fact")).toMatchObject({ label: "Facts" });
  const keywords = findField(
    findField(findPart("BlogPost").fields, "seo").fields,
    "keywords",
  );
  expect(keywords).toMatchObject({ widget: "list", min: 3 });
  expect(keywords).not.toHaveProperty("field");
});

test.each([
  ["BlogPost", "content/blog/its-name"],
  ["LegalPage", "content/legal/its-name.md"],
])("a list of %s says how one deleted entry comes back", (name, entry) => {
  expect(findPart(name)).toMatchObject({
    description: expect.stringMatching(`git restore ${entry}$`) as string,
  });
});
