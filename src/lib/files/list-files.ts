import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

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

/** The URL paths of a folder's files (`paths`, as listed), except compressed versions. */
export function listUrls(
  publicDir: string,
  paths: readonly string[],
): string[] {
  const files = paths.filter((path) => !/\.(br|gz)$/.test(path));
  return files.map((path) => path.slice(publicDir.length));
}

/** Runs a task for each item, a few at a time: thousands at once take gigabytes of memory. */
export async function forEachLimited<Item>(
  items: Iterable<Item>,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  // All runners take their next item from the same iterator.
  const queue = items[Symbol.iterator]();
  const run = async () => {
    for (let next = queue.next(); !next.done; next = queue.next())
      await task(next.value);
  };
  await Promise.all(Array.from({ length: 8 }, run));
}
