import * as fs from "node:fs";
import os from "node:os";
import path from "node:path";

const FOLDERS = ["content", "src", "static"];
const FILE = /^(gatsby-[\w-]+\.tsx?|package\.json|tsconfig\.json)$/;

/**
 * A copy of the project in a temporary folder that shares the installed packages but neither content nor cache.
 * @returns the folder's path and a function that removes it
 */
export function copyProject(): { folder: string; remove: () => void } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "project-"));
  copyProjectTo(folder);
  return {
    folder,
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}

/** Turns a folder into a copy of the project; what an earlier copy built there stays. */
export function copyProjectTo(folder: string, root = process.cwd()): void {
  fs.mkdirSync(folder, { recursive: true });
  const files = fs.readdirSync(root).filter((name) => FILE.test(name));
  for (const name of [...FOLDERS, ...files]) {
    const copy = path.join(folder, name);
    fs.rmSync(copy, { recursive: true, force: true });
    fs.cpSync(path.join(root, name), copy, {
      recursive: true,
      preserveTimestamps: true,
    });
  }
  const packages = path.join(folder, "node_modules");
  if (!fs.existsSync(packages))
    fs.symlinkSync(path.join(root, "node_modules"), packages);
}
