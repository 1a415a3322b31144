import type { z } from "zod";
import { type AnySchema, type Path, metaOf } from "./field-meta";
import {
  chosenOption,
  definitionOf,
  fieldsOf,
  optionsOf,
  unwrap,
  isRecord,
} from "./schema-shape";

export interface VisitedField {
  path: Path;
  meta: z.core.GlobalMeta;
  value: unknown;
}

/** A validated value and everything inside it in reading order, parents before children. */
export function visitValues(
  schema: AnySchema,
  value: unknown,
  path: Path = [],
): VisitedField[] {
  if (value === undefined) return [];
  const bare = unwrap(schema);
  const inside = partsOf(bare, value).flatMap(([name, schemaOfPart]) =>
    visitValues(schemaOfPart, valueAt(value, [name]), [...path, name]),
  );
  return [{ path, meta: metaOf(bare), value }, ...inside];
}

/** The names of a value's fields or entries, each with its schema; a union has those of the option that the value selects. */
export function partsOf(
  bare: AnySchema,
  value: unknown,
): readonly (readonly [PropertyKey, AnySchema])[] {
  const definition = definitionOf(bare);
  if (definition.type !== "array")
    return fieldsOf(chosenOption(bare, value) ?? bare);
  return Array.isArray(value)
    ? value.map((_, index) => [index, definition.element] as const)
    : [];
}

/** The declaration of the value at a path; stops at a union if the data matches none of its options. */
export function schemaAt(
  schema: AnySchema,
  data: unknown,
  path: Path,
): AnySchema | undefined {
  const [part, ...rest] = path;
  const bare = unwrap(schema);
  const isUnknown = optionsOf(bare).length > 0 && !chosenOption(bare, data);
  if (part === undefined || isUnknown) return schema;
  const field = partsOf(bare, data).find(([name]) => name === part)?.[1];
  return field && schemaAt(field, valueAt(data, [part]), rest);
}

/** The value at a path; `undefined` if there is none. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, part) => (isRecord(value) ? value[part] : undefined),
    data,
  );
}
