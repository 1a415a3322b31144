import type { ContentType } from "../content-type";
import { toJsonSchema } from "./to-json-schema";
import { toKebabCase } from "../../site/format/to-kebab-case";

/** A file that is made from the declarations, for editors to read. */
export interface EditorFile {
  /** Path from the root of the project. */
  file: string;
  text: string;
}

/** Where editors find the schemas. */
const schemaFolder = "content/.schemas";

/**
 * The JSON Schema of every content type, and the settings by which VS Code's YAML extension finds
 * the one for a file. Front matter gets a schema as well, for editors that can make use of it.
 */
export function toEditorFiles(types: readonly ContentType[]): EditorFile[] {
  const schemas = types.map((type) => ({
    file: schemaFile(type),
    text: toText(toJsonSchema(type)),
  }));
  const yamlTypes = types.filter(({ format }) => format !== "markdown");
  const places = yamlTypes.map((type): [string, string] => [
    `./${schemaFile(type)}`,
    `content/${type.files.replace("<key>", "*")}`,
  ]);
  const settings = { "yaml.schemas": Object.fromEntries(places) };
  return [...schemas, { file: ".vscode/settings.json", text: toText(settings) }];
}

/** Where the schema of a content type lies: that of `BlogPost` in `content/.schemas/blog-post.json`. */
export function schemaFile({ name }: ContentType): string {
  return `${schemaFolder}/${toKebabCase(name)}.json`;
}

function toText(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
