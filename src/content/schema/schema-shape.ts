import type { z } from "zod";
import type { AnySchema } from "./field-meta";

/** The definition of a schema, as the union that `switch` can narrow. */
export function definitionOf(schema: AnySchema): z.core.$ZodTypes["_zod"]["def"] {
  return (schema as z.core.$ZodTypes)._zod.def;
}

/** A schema without its `optional` and `default` wrappers, and whether a value may be left out. */
export function unwrap(schema: AnySchema): {
  schema: AnySchema;
  isOptional: boolean;
  hasDefault: boolean;
} {
  const definition = definitionOf(schema);
  if (definition.type !== "optional" && definition.type !== "default") {
    return { schema, isOptional: false, hasDefault: false };
  }
  const inner = unwrap(definition.innerType);
  const hasDefault = inner.hasDefault || definition.type === "default";
  return { ...inner, isOptional: true, hasDefault };
}

/** The fields of an object schema, in the order of their declaration; none for any other schema. */
export function fieldsOf(schema: AnySchema): readonly (readonly [string, AnySchema])[] {
  const definition = definitionOf(schema);
  return definition.type === "object" ? Object.entries(definition.shape) : [];
}

/** The alternatives of a union schema; none for any other schema. */
export function optionsOf(schema: AnySchema): readonly AnySchema[] {
  const definition = definitionOf(schema);
  return definition.type === "union" ? definition.options : [];
}

/** The literal that tells the alternatives of a union apart, such as `hero` for a section's `type`. */
export function literalOf(schema: AnySchema, key: string): string | undefined {
  const field = fieldsOf(schema).find(([name]) => name === key)?.[1];
  const definition = field && definitionOf(field);
  return definition?.type === "literal" ? String(definition.values[0]) : undefined;
}

/** Tells whether a value has fields that can be asked for; lists have them too, by number. */
export function isRecord(value: unknown): value is Readonly<Record<PropertyKey, unknown>> {
  return typeof value === "object" && value !== null;
}

/** The alternative of a union that a value chose with its `type`. */
export function chosenOption(schema: AnySchema, value: unknown): AnySchema | undefined {
  const type = isRecord(value) ? value["type"] : undefined;
  return optionsOf(schema).find((option) => literalOf(option, "type") === type);
}
