import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { Readable } from "node:stream";

/** All files, folders and links in a folder, with their paths relative to it, which have forward slashes on Windows too. */
export async function listEntries(folder: string) {
  const entries = await readdir(folder, {
    recursive: true,
    withFileTypes: true,
  });
  return entries.map((entry) => {
    const path = relative(folder, join(entry.parentPath, entry.name));
    return { entry, path: path.split(sep).join("/") };
  });
}

/** The relative paths of all files in a folder. */
export async function listNames(folder: string): Promise<string[]> {
  const entries = await listEntries(folder);
  const files = entries.filter(({ entry }) => entry.isFile());
  return files.map(({ path }) => path).sort();
}

/** The same, from where the folder's path starts. */
export async function listFiles(folder: string): Promise<string[]> {
  const names = await listNames(folder);
  return names.map((name) => `${folder}/${name}`);
}

/** Runs a task for each item, a few at a time: thousands at once take gigabytes of memory. */
export function forEachLimited<Item>(
  items: Iterable<Item>,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  return Readable.from(items).forEach(task, { concurrency: 8 });
}
