import * as fs from "node:fs";
import path from "node:path";

/** The path of a file in the copy of the project that the server shows. */
export function copiedFile(file: string): string {
  const folder = process.env.DEVELOP_FOLDER;
  if (folder === undefined)
    throw new Error("These tests run under playwright.develop.config.ts.");
  return path.join(folder, file);
}

export function readCopied(file: string): string {
  return fs.readFileSync(copiedFile(file), "utf8");
}

/**
 * Replaces the first occurrence of a text in a file of the copy, as a writer would.
 * @throws if the file lacks the text, since a test without a change would pass
 */
export function editCopied(file: string, from: string, to: string): void {
  const text = readCopied(file);
  if (!text.includes(from)) throw new Error(`${file} has no "${from}".`);
  const edited = text.replace(from, () => to);
  fs.writeFileSync(copiedFile(file), edited);
}
