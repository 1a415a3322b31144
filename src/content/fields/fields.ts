import { z } from "zod";

/**
 * The vocabulary that every content type is written in. Each function returns a zod schema that
 * carries a description for the writer and the kind of the field.
 */

interface TextLimits {
  /** Fewest characters. */
  min?: number;
  /** Most characters. */
  max?: number;
}

/** One line of plain text; `{{brand}}` and the other variables are filled in. */
export function text(description: string, { min = 1, max = 300 }: TextLimits = {}) {
  return visibleText(min, max).meta({ kind: "text", description });
}

interface MarkdownOptions extends TextLimits {
  /** False where the heading of the text is a field of its own. */
  takesHeadings?: boolean;
}

/** Rich text in Markdown. */
export function markdown(
  description: string,
  { min = 1, max = 6000, takesHeadings = true }: MarkdownOptions = {},
) {
  return visibleText(min, max).meta({ kind: "markdown", takesHeadings, description });
}

/** A text of spaces alone would pass for one, and show nothing. */
function visibleText(min: number, max: number) {
  const params = { hint: "write some text, or remove the field where it is optional" };
  return z
    .string()
    .min(min)
    .max(max)
    .refine((value) => value === "" || value.trim() !== "", { message: "is empty", params });
}

/** A calendar day as YYYY-MM-DD; `expires` marks one that must not have passed at launch. */
export function date(description: string, { expires = false }: { expires?: boolean } = {}) {
  return z
    .string()
    .superRefine((value, context) => {
      const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : undefined;
      // Date rolls February 30 over to March: a day that comes back changed was never one.
      if (day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)) return;
      context.addIssue({
        code: "custom",
        message: `${JSON.stringify(value)} is not a date`,
        params: { hint: "write YYYY-MM-DD, for example 2025-03-15" },
      });
    })
    .meta({ kind: "date", expires, description });
}

/**
 * Where a visitor is sent: a route of the site, an anchor, a named booking link or an outside address.
 */
export function link(description: string) {
  return z.string().min(1).meta({ kind: "link", description });
}

/** The key of a record of another content type. */
export function reference(references: string, description: string) {
  return z.string().min(1).meta({ kind: "reference", references, description });
}

/** The key of an entry in a list of the same record. */
export function entryKey(description: string) {
  return z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, { message: "lower-case words joined by hyphens" })
    .meta({ description });
}

/** The name that an address ends with, after `#`. */
export function anchor(description: string) {
  return z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, { message: "lower-case words joined by hyphens" })
    .meta({ kind: "anchor", description });
}

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
  { min = 1, max = 50 }: TextLimits = {},
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
