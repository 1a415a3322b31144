import { namedFields } from "../../content/schema/field-schema";
import type { FieldSchema } from "../../content/schema/field-schema";

/** The width in pixels that serves every picture of a declaration. */
export function widestPicture(schema: FieldSchema): number {
  const inner = [
    ...namedFields(schema).map(({ field }) => field),
    ...(schema.items ? [schema.items] : []),
    ...(schema.oneOf ?? []),
  ];
  return Math.max(schema.minWidth ?? 0, ...inner.map(widestPicture));
}
