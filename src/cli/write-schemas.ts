import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { loadContent } from "../gatsby/records/load-content";
import { toGeneratedFiles } from "./generated-files";
import { findFilesToName } from "./schema-lines";
import { toVariableSnippets } from "./variable-snippets";
import type { EditorFile } from "../content/emit/editor-files";

/** Writes what is made from the declarations: for editors, and the page of all fields. Unit tests keep it current, `check:content` the list of variables. */
async function main(): Promise<void> {
  const ofContent = [
    toVariableSnippets((await loadContent()).records),
    ...(await findFilesToName()),
  ];
  const files = [...toGeneratedFiles(), ...ofContent];
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
