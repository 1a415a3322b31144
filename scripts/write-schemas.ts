import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { toGeneratedFiles } from "../src/node/generated-files";

/** Writes what is made from the declarations: for editors, and the page of all fields. A unit test keeps it current. */
async function main(): Promise<void> {
  for (const { file, text } of toGeneratedFiles()) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    console.log(file);
  }
}

void main();
