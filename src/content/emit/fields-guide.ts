import type { ContentType } from "../content-type";
import { toFieldRows } from "./field-rows";
import type { FieldSchema } from "../schema/field-schema";
import { toFieldSchema } from "../schema/field-schema";
import { toMarkdownTable } from "./markdown-table";
import { anchorOf, findSharedGroups } from "./shared-groups";
import type { SharedGroups } from "./shared-groups";

const opening = `# Fields

Every field that a content file can hold, with its limits. This page is made from the declarations in
\`src/content/types/\` and \`src/sections/\`: run \`npm run schemas\` after a change of them, and edit nothing here.

A name with a dot is a field inside a group (\`seo.title\`), and \`[]\` stands for each entry of a list
(\`figures[].value\`). Where a field may be left out, the value after "no" is what it then has.`;

/** The page of `docs/` that lists all fields, as Prettier would write it. */
export function toFieldsGuide(types: readonly ContentType[]): string {
  const declared = types.map((type) => ({ type, schema: toFieldSchema(type.schema) }));
  const groups = findSharedGroups(declared.map(({ schema }) => schema));
  const sections = declared.flatMap(({ schema }) => findSections(schema));
  const contents = [
    ...types.map(({ name, files }) => `- [${name}](#${name.toLowerCase()}): \`content/${files}\``),
    ...sections.map(({ name }) => `- [Section ${name}](#section-${name})`),
    ...[...groups].map(
      ([name, schema]) => `- [${nameOfGroup(name, schema)}](#${anchorOf(name, schema)})`,
    ),
  ];
  const parts = [
    opening,
    contents.join("\n"),
    ...declared.map(({ type, schema }) => describeType(type, schema, groups)),
    ...sections.map(({ name, schema }) =>
      describePart(`Section ${name}`, schema.description, schema, groups),
    ),
    ...[...groups].map(([name, schema]) => describeGroup(name, schema, groups)),
  ];
  return `${parts.join("\n\n")}\n`;
}

function describeType(type: ContentType, schema: FieldSchema, groups: SharedGroups): string {
  const place =
    type.format === "yaml-map"
      ? `The records of \`content/${type.files}\`, each under its key.`
      : `In \`content/${type.files}\`.`;
  const body = type.body === undefined ? [] : [`Below the fields: ${type.body}`];
  const words = [type.description, place, ...body].join("\n\n");
  return describePart(type.name, words, schema, groups);
}

function nameOfGroup(name: string, { enum: values }: FieldSchema): string {
  return `${values ? "Choice" : "Group"} ${name}`;
}

function describeGroup(name: string, schema: FieldSchema, groups: SharedGroups): string {
  const heading = nameOfGroup(name, schema);
  const { enum: values, typeDescription, valueDescriptions = {} } = schema;
  if (!values) return describePart(heading, typeDescription, schema, groups);
  const rows = values.map((value) => [`\`${value}\``, valueDescriptions[value] ?? ""]);
  const table = toMarkdownTable([["Value", "What it means"], ...rows]);
  return [`## ${heading}`, typeDescription, table].filter(Boolean).join("\n\n");
}

function describePart(
  heading: string,
  words: string | undefined,
  schema: FieldSchema,
  groups: SharedGroups,
): string {
  const head = ["Field", "Required", "What it is for", "What it takes"];
  const table = toMarkdownTable([head, ...toFieldRows(schema, groups)]);
  return [`## ${heading}`, words, table].filter(Boolean).join("\n\n");
}

interface Section {
  name: string;
  schema: FieldSchema;
}

/** The sections that a declaration lists, in the order of the page. */
function findSections({ properties = {} }: FieldSchema): Section[] {
  return Object.values(properties)
    .flatMap(({ items }) => items?.oneOf ?? [])
    .map((schema) => ({ name: schema.properties?.["type"]?.const ?? "", schema }));
}
