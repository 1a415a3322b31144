import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";

/** The path of every file below a folder, in a stable order. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}

/** The address of every file, but of those that are compressed. */
export function toAddresses(publicDir: string, paths: readonly string[]): string[] {
  return paths
    .filter((path) => !/\.(br|gz)$/.test(path))
    .map((path) => `/${relative(publicDir, path)}`);
}
