import { type AnySchema, metaOf } from "./field-meta";
import { chosenOption, unwrap } from "./schema-shape";
import { schemaAt, valueAt } from "./walk";

/** What a section declares about itself, for rules of whole pages. */
export interface SectionRules {
  /** Exactly one of these fields is filled in. */
  oneOf?: readonly string[];
  /** The lists of records whose keys become ids, so a page can show each only once. */
  recordIds?: readonly string[];
  /** Its figures are prices, inputs or samples, which need no record. */
  ownFigures?: boolean;
}

/** The rules of the section at an index of a page's `sections`. */
export function sectionRules(
  { type, value }: { type: { schema: AnySchema }; value: unknown },
  index: number,
): SectionRules {
  const path = ["sections", index];
  const union = schemaAt(type.schema, value, path);
  const section = union && chosenOption(unwrap(union), valueAt(value, path));
  return (section && metaOf(section).section) ?? {};
}
