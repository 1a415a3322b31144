import { z } from "zod";
import type { ContentType } from "./content-type";

/**
 * The JSON Schema of a content type, for completion and checks in an editor. It describes what the
 * writer writes: fields with a default may be left out.
 */
export function toJsonSchema(type: ContentType): z.core.JSONSchema.BaseSchema {
  const record = z.toJSONSchema(type.schema, {
    io: "input",
    override: ({ jsonSchema }) => {
      // These serve the site's own tools; an editor would only report them as unknown keywords.
      for (const key of ["kind", "typeName", "references", "minWidth", "valueDescriptions"]) {
        delete jsonSchema[key];
      }
    },
  });
  if (type.format !== "yaml-map") return { ...record, title: type.name };
  const { $schema, ...item } = record;
  return {
    $schema,
    title: type.name,
    description: type.description,
    type: "object",
    additionalProperties: item,
  };
}
