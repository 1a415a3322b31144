import type { z } from "zod";
import type { AnySchema } from "./field-meta";

/** A schema's definition, as a union that `switch` can narrow. */
export function definitionOf(
  schema: AnySchema,
): z.core.$ZodTypes["_zod"]["def"] {
  return (schema as z.core.$ZodTypes)._zod.def;
}

/** A schema without its `optional` and `default` wrappers. */
export function unwrap(schema: AnySchema): AnySchema {
  const definition = definitionOf(schema);
  const isWrapped =
    definition.type === "optional" || definition.type === "default";
  return isWrapped ? unwrap(definition.innerType) : schema;
}

/** An object schema's fields, in the order of declaration; none for other schemas. */
export function fieldsOf(
  schema: AnySchema,
): readonly (readonly [string, AnySchema])[] {
  const definition = definitionOf(schema);
  return definition.type === "object" ? Object.entries(definition.shape) : [];
}

/** A union schema's options; none for other schemas. */
export function optionsOf(schema: AnySchema): readonly AnySchema[] {
  const definition = definitionOf(schema);
  return definition.type === "union" ? definition.options : [];
}

/** The discriminator of a union's option, such as `hero` for a section's `type`. */
export function literalOf(schema: AnySchema, key: string): string | undefined {
  const field = fieldsOf(schema).find(([name]) => name === key)?.[1];
  const definition = field && definitionOf(field);
  return definition?.type === "literal"
    ? String(definition.values[0])
    : undefined;
}

/** Whether a value is an object or array, so that its fields can be read. */
export function isRecord(
  value: unknown,
): value is Readonly<Record<PropertyKey, unknown>> {
  return typeof value === "object" && value !== null;
}

/** The option of a union that a value selects with its `type`. */
export function chosenOption(
  schema: AnySchema,
  value: unknown,
): AnySchema | undefined {
  const type = isRecord(value) ? value["type"] : undefined;
  return optionsOf(schema).find((option) => literalOf(option, "type") === type);
}
