import { findType } from "../content/content-type";
import {
  type EditorPart,
  buildEditorConfig,
} from "../content/emit/editor-config";
import { buildFormat } from "../tools/editor/format";
import { readContentFiles } from "../content/read/read-files";
import { contentTypes } from "../content-types";

export type Values = Record<string, unknown>;

const { collections } = buildEditorConfig(contentTypes, "Sample", {});
const parts = collections.flatMap((each): EditorPart[] =>
  "files" in each ? each.files : [each],
);

/** The files of content/ that the editor shows. */
export async function readRecordFiles() {
  const files = await readContentFiles("content");
  return files.filter(({ file }) => findType(contentTypes, file));
}

export function findFormat(file: string) {
  const found = findType(contentTypes, file);
  const part = parts.find(({ name }) => name === found?.type.name);
  if (!found || !part) throw new Error(`${file} is not content`);
  return { ...found, format: buildFormat(part) };
}

/** What the editor does: it trims files, shows the values, and adds a line break at the end. */
export function save(
  file: string,
  text: string,
  edit: (content: Values) => unknown = () => undefined,
) {
  const { format } = findFormat(file);
  const content = structuredClone(format.fromFile(text.trim()));
  edit(content);
  return `${format.toFile(content).trim()}\n`;
}
