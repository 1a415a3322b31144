import { z } from "zod";
import type { ContentType } from "./content-type";

/** These serve the site's own tools; an editor would only report them as unknown keywords. */
const ownKeywords: readonly (keyof z.core.GlobalMeta)[] = [
  "expires",
  "kind",
  "minWidth",
  "references",
  "takesHeadings",
  "typeDescription",
  "typeName",
  "valueDescriptions",
];

/**
 * The JSON Schema of a content type, for completion and checks in an editor. It describes what the
 * writer writes: fields with a default may be left out.
 */
export function toJsonSchema(type: ContentType): z.core.JSONSchema.BaseSchema {
  const { $schema, ...record } = z.toJSONSchema(type.schema, {
    io: "input",
    // What the YAML extension of VS Code reads in full.
    target: "draft-7",
    override: ({ jsonSchema }) => {
      for (const keyword of ownKeywords) Reflect.deleteProperty(jsonSchema, keyword);
    },
  });
  const { name: title, description } = type;
  if (type.format !== "yaml-map") return { $schema, title, ...record };
  return { $schema, title, description, type: "object", additionalProperties: record };
}
