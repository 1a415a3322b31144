import type { FieldSchema } from "../../content/schema/field-schema";
import { placeholderText } from "../../content/placeholders/placeholder-text";

/** What a draft is filled in with. */
export interface DraftContext {
  /** The key of the draft itself. */
  key: string;
  /** YYYY-MM-DD. */
  today: string;
  /** The picture that stands in for all others, from the draft's file. */
  picture: string;
  /** The keys of the records that exist, by content type: what a draft may refer to. */
  keysOf: (typeName: string) => readonly string[];
  /** Values of the draft's own, by path: `seo.title`, `sections.hero.heading`. */
  values: Readonly<Record<string, boolean | number | string>>;
}

/** A single value that a field accepts; `index` tells the entries of a list apart. */
export function placeholderValue(
  field: FieldSchema,
  context: DraftContext,
  index = 0,
): boolean | number | string {
  if (field.const !== undefined) return field.const;
  if (field.default !== undefined) return field.default as boolean | number | string;
  if (field.enum) return field.enum[index % field.enum.length] ?? "";
  switch (field.kind) {
    case "reference":
      return findReference(String(field.references), context, index);
    case "link":
      return "/";
    case "date":
      return context.today;
    case "text":
    case "markdown":
      return placeholderText(field);
    default:
      return plainValue(field, context);
  }
}

function plainValue(field: FieldSchema, { picture }: DraftContext): boolean | number | string {
  if (field.format === "email") return "hello@company.example";
  if (field.format === "uri") return "https://company.example";
  if (field.type === "boolean") return false;
  if (field.type === "integer" || field.type === "number") return Math.max(field.minimum ?? 0, 0);
  // A name without a kind is that of an entry; all else is the path of a file.
  return field.pattern === undefined ? picture : "first-one";
}

/** A draft names other records before itself, and itself where there is none yet. */
function findReference(typeName: string, context: DraftContext, index: number): string {
  const keys = context.keysOf(typeName);
  return keys[index % Math.max(keys.length, 1)] ?? context.key;
}
