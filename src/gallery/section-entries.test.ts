import { readdirSync, readFileSync } from "node:fs";
import { metaOf } from "../content/schema/field-meta";
import type { AnySchema } from "../content/schema/field-meta";
import { literalOf } from "../content/schema/schema-shape";
import { parseContent } from "../content/validate/parse-content";
import { contentTypes } from "../gatsby/records/content-types";
import * as schemas from "../sections/schemas";
import type { ExamplePage, Section, SectionType } from "./ui/gallery-data";
import { toSectionEntries } from "./section-entries";

const sectionSchemas = Object.values(schemas);

/** Every type has it here, so that one of them can show what becomes of it. */
const variantField = {
  name: "variant",
  type: { ofType: { enumValues: [{ name: "imageLeft" }, { name: "imageRight" }] } },
};
const types = sectionSchemas.map((schema) => {
  const { typeName, description } = metaOf(schema);
  return { name: typeName, description, fields: [variantField] } as SectionType;
});

const faq = { __typename: "FaqSection", tone: "paper", anchor: "questions" } as Section;
const split = { __typename: "SplitSection", tone: "birch", splitVariant: "imageLeft" } as Section;
const page = { file: "content/landing/home/index.yaml", path: "/", sections: [faq, split, faq] };

function find(name: string, pages: readonly ExamplePage[]) {
  return toSectionEntries(types, pages).find((entry) => entry.name === name);
}

function nameOf(schema: AnySchema): string {
  return metaOf(schema).typeName?.replace(/Section$/, "") ?? "";
}

/** A page as far as its file alone tells. */
function readPage(key: string): ExamplePage {
  const file = `content/landing/${key}/index.yaml`;
  const type = contentTypes.find(({ name }) => name === "LandingPage");
  const parsed = type && parseContent(type, file, key, readFileSync(file, "utf8"));
  const sections = parsed?.records.flatMap(({ value }) => toSections(value["sections"])) ?? [];
  return { file, path: `/${key}`, sections };
}

/** Sections as their files have them, under the names that GraphQL gives them. */
function toSections(written: unknown): Section[] {
  return (written as { type: string; variant?: string }[]).map(({ type, variant, ...rest }) => {
    const schema = sectionSchemas.find((each) => literalOf(each, "type") === type);
    const look = variant === undefined ? {} : { sectionVariant: variant };
    return { ...rest, ...look, __typename: schema && metaOf(schema).typeName } as Section;
  });
}

test("a section is shown once for each of its looks, and comes from the first page that has it", () => {
  const darker = { ...faq, tone: "birch" } as Section;
  const other = { ...page, path: "/other", sections: [darker, faq] };
  expect(find("Faq", [page, other])?.examples).toEqual([
    expect.objectContaining({ look: "on birch", page: { file: page.file, path: "/other" } }),
    expect.objectContaining({ look: "on paper", page: { file: page.file, path: "/" } }),
  ]);
  expect(find("Split", [page])?.examples.map(({ look }) => look)).toEqual(["imageLeft on birch"]);
});

test("the anchor of an example leads to its page, and is not set twice in the gallery", () => {
  const [example] = find("Faq", [page])?.examples ?? [];
  expect(example?.anchor).toBe("questions");
  expect(example?.section.anchor).toBeNull();
});

test("a section that no page lists has an entry without examples", () => {
  expect(find("CardGrid", [page])).toEqual(
    expect.objectContaining({ file: "src/sections/card-grid/card-grid.tsx", examples: [] }),
  );
});

test("the variants that no page has are named", () => {
  expect(find("Split", [page])?.unusedVariants).toEqual(["imageRight"]);
});

describe("the landing pages of the content", () => {
  const pages = readdirSync("content/landing").map(readPage);

  test.each(sectionSchemas.map(nameOf))("have an example of %s", (name) => {
    expect(find(name, pages)?.examples).not.toEqual([]);
  });
});
