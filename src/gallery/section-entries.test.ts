import { metaOf } from "../content/schema/field-meta";
import * as schemas from "../sections/schemas";
import { toSectionEntries } from "./section-entries";
import type { ExamplePage, Section, SectionType } from "./section-entries";

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
