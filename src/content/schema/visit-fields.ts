import type { z } from "zod";
import { metaOf } from "./field-meta";
import type { AnySchema } from "./field-meta";
import { chosenOption, definitionOf, fieldsOf, optionsOf, unwrap, isRecord } from "./schema-shape";

/** A field with the value that a record gives it. */
export interface VisitedField {
  path: readonly PropertyKey[];
  meta: z.core.GlobalMeta;
  value: unknown;
}

/** Every field of a validated value that carries a kind (image, link, reference …), in reading order. */
export function visitFields(schema: AnySchema, value: unknown): VisitedField[] {
  return visitValues(schema, value).filter(({ meta }) => meta.kind !== undefined);
}

/** A validated value and everything in it, groups and lists included, each before what it holds. */
export function visitValues(
  schema: AnySchema,
  value: unknown,
  path: readonly PropertyKey[] = [],
): VisitedField[] {
  if (value === undefined) return [];
  const { schema: bare } = unwrap(schema);
  return [{ path, meta: metaOf(bare), value }, ...visitInside(bare, value, path)];
}

function visitInside(
  bare: AnySchema,
  value: unknown,
  path: readonly PropertyKey[],
): VisitedField[] {
  const definition = definitionOf(bare);
  if (definition.type === "array") {
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    return items.flatMap((item, index) => visitValues(definition.element, item, [...path, index]));
  }
  if (optionsOf(bare).length > 0) {
    const option = chosenOption(bare, value);
    return option ? visitInside(option, value, path) : [];
  }
  return fieldsOf(bare).flatMap(([name, field]) =>
    visitValues(field, isRecord(value) ? value[name] : undefined, [...path, name]),
  );
}
