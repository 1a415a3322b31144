import { kindOf } from "../content/fields/kind-of";
import { sampleText } from "../content/fields/text";
import type { ContentType } from "../content/content-type";
import { namedFields, toFieldSchema } from "../content/schema/field-schema";
import type { FieldSchema } from "../content/schema/field-schema";

/**
 * A record with every required field of a content type and nothing else, made from its declaration,
 * so that a new field does not break the tests that are about another one.
 */
export function sampleRecord({ schema }: Pick<ContentType, "schema">): unknown {
  return sampleOf(toFieldSchema(schema));
}

function sampleOf(field: FieldSchema): unknown {
  if (field.const !== undefined) return field.const;
  if (field.enum) return field.enum[0];
  if (Array.isArray(field["examples"])) return (field["examples"] as unknown[])[0];
  return kindOf(field)?.sample(field) ?? sampleOfShape(field);
}

function sampleOfShape(field: FieldSchema): unknown {
  const { type, format, items = {}, minItems = 0, minimum } = field;
  if (type === "boolean") return false;
  if (type === "integer") return minimum;
  if (type === "array") return Array.from({ length: minItems }, () => sampleOf(items));
  if (type === "object") {
    const required = namedFields(field).filter(({ isRequired }) => isRequired);
    return Object.fromEntries(required.map((inner) => [inner.name, sampleOf(inner.field)]));
  }
  if (format === "email") return "hello@company.test";
  return format === "uri" ? "https://company.test" : sampleText(field);
}
