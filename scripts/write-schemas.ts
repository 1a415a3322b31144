import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { toEditorFiles } from "../src/content-model/editor-files";
import { contentTypes } from "../src/node/content-types";

/** Writes the files through which editors complete and check content. A unit test keeps them current. */
async function main(): Promise<void> {
  for (const { file, text } of toEditorFiles(contentTypes)) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    console.log(file);
  }
}

void main();
