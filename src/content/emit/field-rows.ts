import { describeField } from "./describe-field";
import { namedFields } from "../schema/field-schema";
import type { FieldSchema } from "../schema/field-schema";
import { anchorOf } from "./shared-groups";
import type { SharedGroups } from "./shared-groups";

/** A row for each field: its name, whether it is required, what it is for and what it takes. */
export function toFieldRows(schema: FieldSchema, groups: SharedGroups, before = ""): string[][] {
  return namedFields(schema).flatMap(({ name, field, isRequired }) => {
    const path = `${before}${name}`;
    // The literal that tells sections apart says no more than its value.
    const purpose = field.const === undefined ? (field.description ?? "") : "Names the section.";
    const row = [
      `\`${path}\``,
      describeNeed(field, isRequired),
      purpose.replaceAll("<", "\\<"),
      describeWithLinks(field, groups),
    ];
    const inner = field.items ?? field;
    if (groups.has(String(inner.typeName))) return [row];
    return [row, ...toFieldRows(inner, groups, `${path}${field.items ? "[]" : ""}.`)];
  });
}

function describeNeed(field: FieldSchema, isRequired: boolean): string {
  if (isRequired) return "yes";
  return field.default === undefined
    ? "no"
    : `no: \`${JSON.stringify(field.default).replaceAll('"', "")}\``;
}

function describeWithLinks(field: FieldSchema, groups: SharedGroups): string {
  const { typeName = "", references = "" } = field.items ?? field;
  const words = describeField(field).replace(
    `a key of ${references}`,
    `a key of [${references}](#${references.toLowerCase()})`,
  );
  const shared = groups.get(typeName);
  if (!shared) return words;
  const target = `(#${anchorOf(typeName, shared)})`;
  if (shared.enum) return `one of the values of [${typeName}]${target}`;
  return words
    .replace("a picture", `[a picture]${target}`)
    .replace("a group of fields", `[${typeName}]${target}`);
}
