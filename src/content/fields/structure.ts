import { z } from "zod";

/** The structure of declarations. Everything has a description for the writer. */

export function wholeNumber(
  description: string,
  limits: { min: number; max: number },
) {
  return z.int().min(limits.min).max(limits.max).meta({ description });
}

/** Yes or no; no by default. */
export function flag(description: string, byDefault = false) {
  return z.boolean().default(byDefault).meta({ description });
}

/** One of several named values; `values` describes each. */
export function oneOf<Value extends string>(
  typeName: string,
  description: string,
  values: Readonly<Record<Value, string>>,
) {
  return z.enum(Object.keys(values) as Value[]).meta({
    typeName,
    typeDescription: description,
    description,
    valueDescriptions: values,
  });
}

export function list<Item extends z.ZodType>(
  item: Item,
  description: string,
  { min = 1, max = 50 } = {},
) {
  return z.array(item).min(min).max(max).meta({ description });
}

/** A group of fields with its own GraphQL name; unknown keys are rejected. */
export function group<Shape extends z.ZodRawShape>(
  typeName: string,
  description: string,
  shape: Shape,
) {
  return z
    .strictObject(shape)
    .meta({ typeName, typeDescription: description, description });
}
