import { readFile, readdir } from "node:fs/promises";
import { join, relative } from "node:path";
import { securityHeaders } from "./headers";
import type { HostingFacts } from "./hosting-facts";

/**
 * What a host was told of a site that is built.
 * @throws when there is no built site
 */
export async function readHostingFacts(publicDir: string): Promise<HostingFacts> {
  const redirects = await readFile(join(publicDir, "_redirects"), "utf8").catch(() => {
    throw new Error(`There is no built site in ${publicDir}. Build it first: npm run build`);
  });
  return {
    headers: securityHeaders,
    redirects: Object.fromEntries(
      redirects
        .trim()
        .split("\n")
        .map((line) => line.split(" ", 2)),
    ) as Record<string, string>,
    files: await listAddresses(publicDir),
  };
}

/** The address of every file, but of those that are compressed. */
export async function listAddresses(publicDir: string): Promise<string[]> {
  const paths = await listFiles(publicDir);
  return paths
    .filter((path) => !/\.(br|gz)$/.test(path))
    .map((path) => `/${relative(publicDir, path)}`);
}

/** The path of every file, in a stable order. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}
