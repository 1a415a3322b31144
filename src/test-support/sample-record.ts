import { kindOf } from "../content/fields/kind-of";
import { sampleText } from "../content/fields/text";
import type { ContentType } from "../content/content-type";
import { namedFields, toFieldSchema } from "../content/schema/field-schema";
import type { FieldSchema } from "../content/schema/field-schema";

/**
 * A record with every required field of a content type and nothing else, made from its declaration,
 * so that a new field does not break the tests that are about another one.
 */
export function sampleRecord({
  schema,
  name = "",
}: Pick<ContentType, "schema"> & { name?: string }): unknown {
  return sampleOf(toFieldSchema(schema), [name]);
}

/** Headings, and what a page says of itself to search engines: each differs from every other. */
const distinct = /(?:^| )(?:heading|seo (?:title|description))$/;

/** @param path the name of the type, and those of the fields down to this one */
function sampleOf(field: FieldSchema, path: readonly string[]): unknown {
  if (field.const !== undefined) return field.const;
  if (field.enum) return field.enum[0];
  if (Array.isArray(field["examples"])) return (field["examples"] as unknown[])[0];
  const sample = kindOf(field)?.sample(field) ?? sampleOfShape(field, path);
  const name = path.join(" ");
  if (typeof sample !== "string" || !distinct.test(name)) return sample;
  const length = Math.min(field.maxLength ?? Infinity, Math.max(sample.length, name.length));
  return `${name} ${sample}`.slice(0, length).trimEnd().padEnd(sample.length, ".");
}

function sampleOfShape(field: FieldSchema, path: readonly string[]): unknown {
  const { type, format, items = {}, minItems = 0, minimum } = field;
  if (type === "boolean") return false;
  if (type === "integer") return minimum;
  if (type === "array") {
    return Array.from({ length: minItems }, (_, place) =>
      sampleOf(items, [...path, String(place)]),
    );
  }
  if (type === "object") {
    const required = namedFields(field).filter(({ isRequired }) => isRequired);
    return Object.fromEntries(
      required.map((inner) => [inner.name, sampleOf(inner.field, [...path, inner.name])]),
    );
  }
  if (format === "email") return "hello@company.test";
  return format === "uri" ? "https://company.test" : sampleText(field);
}
