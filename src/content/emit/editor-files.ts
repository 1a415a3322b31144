import { posix } from "node:path";
import { z } from "zod";
import { toKebabCase } from "../../site/format/to-kebab-case";
import type { ContentType } from "../content-type";
import { kindOf } from "../fields/kind-of";
import { metaOf } from "../schema/field-meta";

/** A file that is made from the declarations, for editors to read. */
export interface EditorFile {
  /** Path from the root of the project. */
  file: string;
  text: string;
}

/** The JSON Schema of every content type, and the settings by which VS Code's YAML extension finds them. */
export function toEditorFiles(types: readonly ContentType[]): EditorFile[] {
  const schemas = types.map((type) => {
    return { file: schemaFile(type), text: toText(toJsonSchema(type)) };
  });
  const places = types
    .filter(({ format }) => format !== "markdown")
    .map((type) => [`./${schemaFile(type)}`, `content/${type.files.replace("<key>", "*")}`]);
  const settings = { "yaml.schemas": Object.fromEntries(places) as object };
  return [...schemas, { file: ".vscode/settings.json", text: toText(settings) }];
}

/** Where the schema of a content type lies: that of `BlogPost` in `content/.schemas/blog-post.json`. */
function schemaFile({ name }: ContentType): string {
  return `content/.schemas/${toKebabCase(name)}.json`;
}

function toText(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

const start = "# yaml-language-server: $schema=";

/** The first line of a YAML file, by which any editor's YAML language server finds its schema. */
export function schemaLine(type: ContentType): string {
  const folder = posix.dirname(`content/${type.files}`);
  return `${start}${posix.relative(folder, schemaFile(type))}`;
}

/** The text of a content file under its line; a line that names another schema is replaced. */
export function withSchemaLine(type: ContentType, text: string): string {
  const line = schemaLine(type);
  const [first = ""] = text.split(/\r?\n/, 1);
  if (first === line) return text;
  const rest = first.startsWith(start) ? text.slice(first.length).replace(/^\r?\n/, "") : text;
  return `${line}\n${rest}`;
}

/** The key of a record is part of addresses and references; `checkKey` tells the writer the same. */
const keyPattern = "^[a-z0-9]+(-[a-z0-9]+)*$";

/** The JSON Schema of what a writer writes, where fields with a default may be left out. */
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
      // The site's own tools read the rest; an editor would only report it as unknown keywords.
      for (const name of Object.keys(metaOf(zodSchema)))
        if (name !== "description" && name !== "examples") Reflect.deleteProperty(jsonSchema, name);
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
