import * as fs from "node:fs";
import path from "node:path";

/** The server's terminal output, next to the copied files. */
export const developLog = "develop.log";

function copiedFile(file: string): string {
  const folder = process.env.DEVELOP_FOLDER;
  if (folder === undefined)
    throw new Error("These tests run under playwright.develop.config.ts.");
  return path.join(folder, file);
}

export function readCopied(file: string): string {
  return readCopiedBytes(file).toString();
}

export function readCopiedBytes(file: string): Buffer {
  return fs.readFileSync(copiedFile(file));
}

export function writeCopied(file: string, text: string | Buffer): void {
  fs.writeFileSync(copiedFile(file), text);
}

export function removeCopied(file: string): void {
  fs.rmSync(copiedFile(file));
}

/**
 * Replaces the first occurrence of a text in a file of the copy, as a writer would.
 * @throws if the file lacks the text, since a test without a change would pass
 */
export function editCopied(file: string, from: string, to: string): void {
  const text = readCopied(file);
  if (!text.includes(from)) throw new Error(`${file} has no "${from}".`);
  writeCopied(
    file,
    text.replace(from, () => to),
  );
}
