import { z } from "zod";

/** What declarations are made of, besides the kinds of fields. Each has a description for the writer. */

/** A whole number. */
export function wholeNumber(description: string, limits: { min: number; max: number }) {
  return z.int().min(limits.min).max(limits.max).meta({ description });
}

/** Yes or no; no when it is left out. */
export function flag(description: string) {
  return z.boolean().default(false).meta({ description });
}

/** One of a few named values; `values` says what each of them means. */
export function oneOf<Value extends string>(
  typeName: string,
  description: string,
  values: Readonly<Record<Value, string>>,
) {
  return z
    .enum(Object.keys(values) as Value[])
    .meta({ typeName, typeDescription: description, description, valueDescriptions: values });
}

/** A list with at least one entry. */
export function list<Item extends z.ZodType>(
  item: Item,
  description: string,
  { min = 1, max = 50 } = {},
) {
  return z.array(item).min(min).max(max).meta({ description });
}

/** A group of fields with a name of its own in GraphQL; a key that is not declared is refused. */
export function group<Shape extends z.ZodRawShape>(
  typeName: string,
  description: string,
  shape: Shape,
) {
  return z.strictObject(shape).meta({ typeName, typeDescription: description, description });
}
