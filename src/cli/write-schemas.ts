import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { contentTypes } from "../gatsby/records/content-types";
import { loadContent } from "../gatsby/records/load-content";
import { findFilesToName } from "./schema-lines";
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

void main();
