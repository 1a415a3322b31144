import { z } from "zod";
import { kebabCase } from "../../lib/format/kebab-case";
import type { ContentType } from "../content-type";
import { metaOf } from "../schema/field-meta";
import { keyPattern } from "../validate/parse-content";

/** The JSON Schemas of all content types, and the VS Code settings that assign them to files; by their paths in the project. */
export function buildEditorFiles(
  types: readonly ContentType[],
): Record<string, string> {
  const schemas = types.map((type) => {
    return [schemaFile(type), formatJson(buildJsonSchema(type))] as const;
  });
  const places = types
    .filter(({ format }) => format !== "markdown")
    .map((type) => [
      `./${schemaFile(type)}`,
      `content/${type.files.replace("<key>", "*")}`,
    ]);
  const settings = { "yaml.schemas": Object.fromEntries(places) as object };
  return {
    ...Object.fromEntries(schemas),
    ".vscode/settings.json": formatJson(settings),
  };
}

/** The path of a content type's schema: `content/.schemas/blog-post.json` for `BlogPost`. */
function schemaFile({ name }: ContentType): string {
  return `content/.schemas/${kebabCase(name)}.json`;
}

function formatJson(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

/** The JSON Schema of a content type's source files, in which fields with a default are optional. */
export function buildJsonSchema(
  type: ContentType,
): z.core.JSONSchema.BaseSchema {
  const { $schema, ...record } = z.toJSONSchema(type.schema, {
    io: "input",
    // VS Code's YAML extension fully supports this version.
    target: "draft-7",
    override: ({ zodSchema, jsonSchema }) => {
      // Editors quote the pattern, so it is simpler than zod's.
      if (jsonSchema.format === "uri") jsonSchema.pattern = "^https://";
      if (jsonSchema.format === "date")
        jsonSchema.pattern = "^\\d{4}-\\d{2}-\\d{2}$";
      nameGroup(jsonSchema);
      // Editors would report the site's own metadata as unknown keywords.
      for (const name of Object.keys(metaOf(zodSchema)))
        if (name !== "description" && name !== "examples")
          Reflect.deleteProperty(jsonSchema, name);
    },
  });
  if (type.format !== "yaml-map") return { $schema, ...record };
  const { description } = type;
  const title = formatTitle(type.name);
  const map = {
    type: "object",
    propertyNames: { pattern: keyPattern.source },
  } as const;
  return { $schema, title, description, ...map, additionalProperties: record };
}

/** Gives a group its title, and shows a section's layout next to its `type`. */
function nameGroup(group: z.core.JSONSchema.BaseSchema): void {
  if (group.type !== "object" || typeof group["typeName"] !== "string") return;
  group.title = formatTitle(group["typeName"]);
  const type = group.properties?.["type"];
  if (typeof type === "object") type.description = group.description;
}

/** `TimeRuleSection` as `Time rule section` */
export function formatTitle(typeName: string): string {
  const words = kebabCase(typeName).replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
