import { posix } from "node:path";
import { schemaFile } from "./editor-files";
import type { ContentType } from "../content-type";

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
