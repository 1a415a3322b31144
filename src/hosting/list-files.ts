import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** Paths in messages, patterns and URLs have forward slashes on Windows too. */
function useSlashes(path: string): string {
  return path.split(sep).join("/");
}

/** The paths of all files in a folder, with forward slashes. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => useSlashes(join(parentPath, name)))
    .sort();
}

/** The paths of all files in a folder, relative to it. */
export async function listNames(folder: string): Promise<string[]> {
  const files = await listFiles(folder);
  return files.map((file) => useSlashes(relative(folder, file)));
}

/** The URL paths of all files, except compressed versions. */
export function listUrls(publicDir: string, paths: readonly string[]): string[] {
  return paths
    .filter((path) => !/\.(br|gz)$/.test(path))
    .map((path) => `/${useSlashes(relative(publicDir, path))}`);
}

/** Runs a task for each item, a few at a time: thousands at once take gigabytes of memory. */
export async function forEachLimited<Item>(
  items: Iterable<Item>,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  // All runners take their next item from the same iterator.
  const queue = items[Symbol.iterator]();
  const run = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await task(next.value);
  };
  await Promise.all(Array.from({ length: 8 }, run));
}
