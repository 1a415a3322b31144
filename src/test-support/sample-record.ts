import { z } from "zod";
import type { ContentType } from "../content/content-type";
import { kindOf } from "../content/fields/kind-of";
import { gapsIn } from "../content/checks/fields/check-text";

/** A declared field as JSON Schema, with the site's metadata. */
type FieldSchema = z.core.JSONSchema.BaseSchema &
  Pick<z.core.GlobalMeta, "kind">;

/**
 * A record with only the required fields of a content type, generated from its declaration,
 * so that a new field does not break tests about other fields.
 */
export function sampleRecord({
  schema,
  name = "",
}: Pick<ContentType, "schema"> & { name?: string }): unknown {
  const fields =
    jsonSchemas.get(schema) ?? z.toJSONSchema(schema, { io: "input" });
  jsonSchemas.set(schema, fields);
  return sampleOf(fields, [name]);
}

/** Kept, since making one takes longer than most checks. */
const jsonSchemas = new Map<ContentType["schema"], FieldSchema>();

/** Headings and search texts, which must be unique. */
const distinct = /(?:^| )(?:heading|seo (?:title|description))$/;

/** @param path the type's name, and the names of the fields down to this one */
function sampleOf(field: FieldSchema, path: readonly string[]): unknown {
  if (field.const !== undefined) return field.const;
  if (field.enum) return field.enum[0];
  if (field.examples) return field.examples[0];
  const sample = kindOf(field)?.sample ?? sampleOfShape(field, path);
  const name = path.join(" ");
  if (typeof sample !== "string" || !distinct.test(name)) return sample;
  const length = Math.min(
    field.maxLength ?? Infinity,
    Math.max(sample.length, name.length),
  );
  return `${name} ${sample}`
    .slice(0, length)
    .trimEnd()
    .padEnd(sample.length, ".");
}

function sampleOfShape(field: FieldSchema, path: readonly string[]): unknown {
  const {
    type,
    format,
    items = {},
    minItems = 0,
    minLength = 1,
    minimum,
  } = field;
  if (type === "boolean") return false;
  if (type === "integer") return minimum;
  if (type === "array") {
    return Array.from({ length: minItems }, (_, place) =>
      sampleOf(items as FieldSchema, [...path, String(place)]),
    );
  }
  if (type === "object") {
    const { properties = {}, required = [] } = field;
    return Object.fromEntries(
      required.map((name) => [
        name,
        sampleOf(properties[name] as FieldSchema, [...path, name]),
      ]),
    );
  }
  if (format === "email") return "hello@company.test";
  if (format === "uri") return "https://company.test";
  const words = "Sample "
    .repeat(Math.ceil(minLength / 7))
    .trimEnd()
    .padEnd(minLength, ".");
  return [
    words,
    ...(field.kind === "text" ? gapsIn(field.description) : []),
  ].join(" ");
}
