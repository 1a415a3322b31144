import {
  cp,
  mkdir,
  readFile,
  readdir,
  rename,
  rm,
  stat,
} from "node:fs/promises";
import { basename, join } from "node:path";
import { listNames } from "./list-files";

/** Makes a folder a copy of another, without hidden files, which belong to other programs. */
export async function mirrorFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await addFiles(from, to, `${to}.draft`);
  // Empty folders stay: a watcher can miss one that is soon made again.
  for (const name of await listNames(to)) {
    const isGone = (await stampFile(join(from, name))) === "";
    if (isGone) await rm(join(to, name));
  }
}

/** Adds files and new folders as a whole, because Gatsby reads them as soon as they appear. */
async function addFiles(
  from: string,
  to: string,
  draft: string,
): Promise<void> {
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const original = join(from, entry.name);
    const copy = join(to, entry.name);
    if (isHidden(original)) continue;
    const present = await stampFile(copy);
    if (entry.isDirectory() && present !== "") {
      await addFiles(original, copy, draft);
    } else if (present === "" || !(await areEqual(original, copy))) {
      await rm(draft, { recursive: true, force: true });
      await cp(original, draft, {
        recursive: true,
        filter: (path) => !isHidden(path),
      });
      await rename(draft, copy);
    }
  }
}

/** Compares bytes: git sets new times without a change, and Gatsby panics if hundreds of files change while it reads them. */
async function areEqual(file: string, copy: string): Promise<boolean> {
  const [bytes, copied] = await Promise.all([readFile(file), readFile(copy)]);
  return bytes.equals(copied);
}

const isHidden = (path: string) => basename(path).startsWith(".");

/** Changes whenever a file of the folder is saved, added or removed. */
export async function stampFolder(folder: string): Promise<string> {
  const names = await listNames(folder).catch(() => []);
  const stamps = names.map(async (name) => {
    const stamp = await stampFile(join(folder, name));
    return `${name} ${stamp}`;
  });
  return (await Promise.all(stamps)).join("\n");
}

/** Empty if there is no such file. */
export async function stampFile(path: string): Promise<string> {
  const stats = await stat(path).catch(() => undefined);
  return stats ? `${stats.size} ${stats.mtimeMs}` : "";
}
