import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { findType } from "../content/content-type";
import { withSchemaLine } from "../content/emit/schema-line";
import { readContentFiles } from "../content/read/read-files";
import { contentTypes, loadContent } from "../gatsby/records/content-types";
import { toVariableSnippets } from "./variable-snippets";
import { toEditorFiles } from "../content/emit/editor-files";
import type { EditorFile } from "../content/emit/editor-files";

/** Writes what editors read, from the declarations. Unit tests keep it current, `check:content` the list of variables. */
async function main(): Promise<void> {
  const ofContent = [
    toVariableSnippets((await loadContent()).records),
    ...(await findFilesToName()),
  ];
  const files = [...toEditorFiles(contentTypes), ...ofContent];
  let written = 0;
  for (const file of files) if (await writeIfChanged(file)) written += 1;
  if (written === 0) console.log(`All ${String(files.length)} files are up to date.`);
}

async function writeIfChanged({ file, text }: EditorFile): Promise<boolean> {
  if ((await readFile(file, "utf8").catch(() => undefined)) === text) return false;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  console.log(`Written: ${file}`);
  return true;
}

/** The YAML files below `content/` that do not name their schema, with the line that they lack. */
async function findFilesToName(contentDir = "content"): Promise<EditorFile[]> {
  const files = await readContentFiles(contentDir);
  return files.flatMap(({ file, text }) => {
    const place = file.replace("content/", "");
    const type = findType(contentTypes, place)?.type;
    if (!type || type.format === "markdown" || text === undefined) return [];
    const mended = withSchemaLine(type, text);
    return mended === text ? [] : [{ file, text: mended }];
  });
}

void main();
