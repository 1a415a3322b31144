import type { z } from "zod";
import { type AnySchema, type Path, metaOf } from "./field-meta";
import { chosenOption, definitionOf, fieldsOf, optionsOf, unwrap, isRecord } from "./schema-shape";

export interface VisitedField {
  path: Path;
  meta: z.core.GlobalMeta;
  value: unknown;
}

/** All fields of a validated value that have a kind (image, link, reference …), in reading order. */
export function visitFields(schema: AnySchema, value: unknown): VisitedField[] {
  return visitValues(schema, value).filter(({ meta }) => meta.kind !== undefined);
}

/** A validated value and everything inside it, parents before children. */
export function visitValues(schema: AnySchema, value: unknown, path: Path = []): VisitedField[] {
  if (value === undefined) return [];
  const { schema: bare } = unwrap(schema);
  return [{ path, meta: metaOf(bare), value }, ...visitInside(bare, value, path)];
}

function visitInside(bare: AnySchema, value: unknown, path: Path): VisitedField[] {
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

/** A content type's image fields, as messages name them: `image`, `proofs[].image`. */
export function imageFieldsOf(schema: AnySchema, path = ""): string[] {
  const { schema: bare } = unwrap(schema);
  if (metaOf(bare).kind === "image") return [path];
  const definition = definitionOf(bare);
  if (definition.type === "array") return imageFieldsOf(definition.element, `${path}[]`);
  const prefix = path === "" ? "" : `${path}.`;
  const inside = [
    ...optionsOf(bare).flatMap((option) => imageFieldsOf(option, path)),
    ...fieldsOf(bare).flatMap(([name, field]) => imageFieldsOf(field, prefix + name)),
  ];
  return [...new Set(inside)];
}
