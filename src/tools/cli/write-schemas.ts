import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { findType } from "../../content/content-type";
import {
  type EditorFile,
  withSchemaLine,
  buildEditorFiles,
} from "../../content/emit/editor-files";
import { readContentFiles } from "../../content/read/read-files";
import { contentTypes } from "../../content-types";
import { runMain } from "./run-main";

/** Writes the editor files from the declarations. Unit tests check them. */
runMain(async () => {
  const files = [
    ...buildEditorFiles(contentTypes),
    ...(await findFilesToName()),
  ];
  let written = 0;
  for (const editorFile of files) {
    if (!(await writeIfChanged(editorFile))) continue;
    console.log(`Written: ${editorFile.file}`);
    written += 1;
  }
  if (written === 0) console.log(`All ${files.length} files are up to date.`);
});

/** YAML files in `content/` without a schema comment, and the comment that each needs. */
async function findFilesToName() {
  return (await readContentFiles("content")).flatMap(({ file, text }) => {
    const type = findType(contentTypes, file)?.type;
    if (!type || type.format === "markdown" || text === undefined) return [];
    const named = withSchemaLine(type, text);
    return named === text ? [] : [{ file, text: named }];
  });
}

/** Writes a file unless it is up to date; returns whether it wrote it. */
async function writeIfChanged({ file, text }: EditorFile): Promise<boolean> {
  if ((await readFile(file, "utf8").catch(() => "")) === text) return false;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  return true;
}
