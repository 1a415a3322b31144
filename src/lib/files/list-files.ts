import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { Readable } from "node:stream";

/** The paths of all files in a folder, relative to it, with forward slashes on Windows too. */
export async function listNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {
    recursive: true,
    withFileTypes: true,
  });
  const files = entries.filter((entry) => entry.isFile());
  const names = files.map(({ parentPath, name }) =>
    relative(folder, join(parentPath, name)),
  );
  return names.map((name) => name.split(sep).join("/")).sort();
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
