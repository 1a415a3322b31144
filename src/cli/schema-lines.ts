import type { EditorFile } from "../content/emit/editor-files";
import { findType } from "../content/content-type";
import { readContentFiles } from "../content/read/read-files";
import { withSchemaLine } from "../content/emit/schema-line";
import { contentTypes } from "../gatsby/records/content-types";

/** The YAML files below `content/` that do not name their schema, with the line that they lack. */
export async function findFilesToName(contentDir = "content"): Promise<EditorFile[]> {
  const files = await readContentFiles(contentDir);
  return files.flatMap(({ file, text }) => {
    const place = file.replace("content/", "");
    const type = findType(contentTypes, place)?.type;
    if (!type || type.format === "markdown" || text === undefined) return [];
    const mended = withSchemaLine(type, text);
    return mended === text ? [] : [{ file, text: mended }];
  });
}
