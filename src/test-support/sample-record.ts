import { z } from "zod";
import type { ContentType } from "../content/content-type";

type JsonSchema = z.core.JSONSchema.JSONSchema;

/**
 * A record with every required field of a content type and nothing else, made from its declaration,
 * so that a new field does not break the tests that are about another one.
 */
export function sampleRecord({ schema }: Pick<ContentType, "schema">): unknown {
  return sampleOf(z.toJSONSchema(schema, { io: "input" }));
}

function sampleOf(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case "object": {
      const required = (schema.required ?? []).map((name) => {
        const field = schema.properties?.[name];
        if (schema["kind"] === "image" && name === "src") return [name, "./picture.png"];
        return [name, typeof field === "object" ? sampleOf(field) : undefined];
      });
      return Object.fromEntries(required) as unknown;
    }
    case "array": {
      const items = schema.items as JsonSchema;
      return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(items));
    }
    case "integer":
      return schema.minimum;
    case "boolean":
      return false;
    default:
      return sampleText(schema);
  }
}

function sampleText({ format, kind, minLength }: JsonSchema): string {
  if (format === "email") return "hello@company.test";
  if (format === "uri") return "https://company.test";
  if (kind === "link") return "/";
  if (kind === "date") return "2025-01-15";
  return "Sample "
    .repeat(Math.ceil((minLength ?? 1) / 7))
    .trimEnd()
    .padEnd(minLength ?? 1, ".");
}
