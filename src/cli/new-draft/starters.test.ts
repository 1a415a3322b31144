import { readFileSync } from "node:fs";
import { join } from "node:path";
import { namedFields, toFieldSchema } from "../../content/schema/field-schema";
import type { FieldSchema } from "../../content/schema/field-schema";
import { draftKinds } from "./draft-kinds";

/** The names of all fields of a group and of what is in it; of sections, of those that a starter has. */
function namesOf(field: FieldSchema, starter: string): string[] {
  const { items, oneOf = [] } = field;
  const chosen = oneOf.filter(({ properties }) =>
    starter.includes(`type: ${properties?.["type"]?.const ?? ""}\n`),
  );
  const own = namedFields(field).flatMap(({ name, field: inner }) => [
    name,
    ...namesOf(inner, starter),
  ]);
  return [
    ...own,
    ...[...(items ? [items] : []), ...chosen].flatMap((each) => namesOf(each, starter)),
  ];
}

/** A new page has had no other address, and a new post no change. */
const hasHistory = (name: string) => name === "formerly" || name === "updatedDate";
/** Of the band at the end, a page's starter shows what nearly every page has. */
const leftOut = [
  ...["report", "title", "sampleNotice", "trend", "rows", "value", "change"],
  // Of the hero, those of the home page.
  ...["scale", "linkLabel", "caseStudies"],
];

test.each(draftKinds)("the starter of a $name has every field", ({ type, starter }) => {
  const text = readFileSync(join("src/cli/starters", starter), "utf8");
  const names = new Set(namesOf(toFieldSchema(type.schema), text));
  const missing = [...names].filter(
    (name) => !hasHistory(name) && !new RegExp(`^[ #-]*${name}:`, "m").test(text),
  );
  const fields = missing.filter((name) => type.name !== "LandingPage" || !leftOut.includes(name));
  // A failure names the file to add them to.
  expect({ file: `src/cli/starters/${starter}`, missing: fields }).toEqual({
    file: `src/cli/starters/${starter}`,
    missing: [],
  });
});
