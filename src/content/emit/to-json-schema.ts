import { z } from "zod";
import type { ContentType } from "../content-type";
import { kindOf } from "../fields/kind-of";
import { metaOf } from "../schema/field-meta";
import { toKebabCase } from "../../site/format/to-kebab-case";

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

/** The key of a record is part of addresses and references; `checkKey` tells the writer the same. */
const keyPattern = "^[a-z0-9]+(-[a-z0-9]+)*$";

/**
 * The JSON Schema of a content type, for completion and checks in an editor. It describes what the
 * writer writes: fields with a default may be left out.
 */
export function toJsonSchema(type: ContentType): z.core.JSONSchema.BaseSchema {
  const { $schema, ...record } = z.toJSONSchema(type.schema, {
    io: "input",
    // What the YAML extension of VS Code reads in full.
    target: "draft-7",
    override: ({ zodSchema, jsonSchema }) => {
      // Rules that zod holds as code: here in the form that editors understand.
      if (jsonSchema.format === "uri") jsonSchema.pattern = "^https://";
      const pattern = kindOf(metaOf(zodSchema))?.pattern;
      if (pattern !== undefined) jsonSchema.pattern = pattern;
      nameGroup(jsonSchema);
      for (const keyword of ownKeywords) Reflect.deleteProperty(jsonSchema, keyword);
    },
  });
  if (type.format !== "yaml-map") return { $schema, ...record };
  const { description } = type;
  const title = toTitle(type.name);
  const map = { type: "object", propertyNames: { pattern: keyPattern } } as const;
  return { $schema, title, description, ...map, additionalProperties: record };
}

/** Editors call a group by its title, and show what a section looks like beside its `type`. */
function nameGroup(group: z.core.JSONSchema.BaseSchema): void {
  if (group.type !== "object" || typeof group["typeName"] !== "string") return;
  group.title = toTitle(group["typeName"]);
  const type = group.properties?.["type"];
  if (typeof type === "object") type.description = group.description;
}

/** `CardGridSection` as `Card grid section` */
function toTitle(typeName: string): string {
  const words = toKebabCase(typeName).replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
