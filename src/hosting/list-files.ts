import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";

export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}

/** The URL paths of all files, except compressed versions. */
export function listUrls(publicDir: string, paths: readonly string[]): string[] {
  return paths
    .filter((path) => !/\.(br|gz)$/.test(path))
    .map((path) => `/${relative(publicDir, path)}`);
}
