import { z } from "zod";

/**
 * A declared field as JSON Schema with the site's own metadata: one shape for what is written for
 * people, such as drafts and tables of fields. Limits are characters, entries or numbers.
 */
export interface FieldSchema extends z.core.GlobalMeta {
  type?: "object" | "array" | "string" | "boolean" | "integer" | "number";
  const?: string;
  enum?: string[];
  default?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: FieldSchema;
  /** The alternatives of a list of sections. */
  oneOf?: FieldSchema[];
  properties?: Record<string, FieldSchema>;
  /** The names of the fields that can't be left out. */
  required?: string[];
}

/** A field of a group, by its name. */
export interface NamedField {
  name: string;
  field: FieldSchema;
  isRequired: boolean;
}

/** What writers write for a declaration: fields with a default may be left out. */
export function toFieldSchema(schema: z.ZodType): FieldSchema {
  return z.toJSONSchema(schema, { io: "input" }) as FieldSchema;
}

/** The fields of a group in the order of their declaration; none for anything else. */
export function namedFields({ properties = {}, required = [] }: FieldSchema): NamedField[] {
  return Object.entries(properties).map(([name, field]) => ({
    name,
    field,
    isRequired: required.includes(name),
  }));
}
