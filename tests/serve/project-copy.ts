import * as fs from "node:fs";
import os from "node:os";
import path from "node:path";

const FOLDERS = ["content", "gallery", "src", "static"];
const FILE = /^(gatsby-[\w-]+\.tsx?|package\.json|tsconfig\.json)$/;

/**
 * A copy of the project in a temporary folder, with the installed packages of the original: tests write
 * mistakes into its content, and its cache is not the one that builds go on from.
 * @returns the folder's path and a function that removes it
 */
export function copyProject(root = process.cwd()): { folder: string; remove: () => void } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "develop-"));
  const files = fs.readdirSync(root).filter((name) => FILE.test(name));
  for (const name of [...FOLDERS, ...files]) {
    fs.cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  }
  fs.symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  return { folder, remove: () => fs.rmSync(folder, { recursive: true, force: true }) };
}

/** The copy that the running server reads. */
function copiedFile(file: string): string {
  const folder = process.env.DEVELOP_FOLDER;
  if (folder === undefined) throw new Error("These tests run under playwright.develop.config.ts.");
  return path.join(folder, file);
}

export function readCopied(file: string): string {
  return fs.readFileSync(copiedFile(file), "utf8");
}

export function writeCopied(file: string, text: string): void {
  fs.writeFileSync(copiedFile(file), text);
}

/**
 * Replaces the first occurrence of some words in a file of the copy, as a writer would.
 * @throws when the file does not have them, since a test of no change would pass
 */
export function editCopied(file: string, from: string, to: string): void {
  const text = readCopied(file);
  if (!text.includes(from)) throw new Error(`${file} has no "${from}".`);
  writeCopied(file, text.replace(from, to));
}
