import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { loadContent } from "../gatsby/records/load-content";
import { toGeneratedFiles } from "./generated-files";
import { findFilesToName } from "./schema-lines";
import { toVariableSnippets } from "./variable-snippets";

/** Writes what is made from the declarations: for editors, and the page of all fields. Unit tests keep it current, `check:content` the list of variables. */
async function main(): Promise<void> {
  const ofContent = [
    toVariableSnippets((await loadContent()).records),
    ...(await findFilesToName()),
  ];
  for (const { file, text } of [...toGeneratedFiles(), ...ofContent]) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    console.log(file);
  }
}

void main();
