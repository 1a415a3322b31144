import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import { suggest } from "../../problems/suggest";
import type { CheckContext } from "./check-context";

/**
 * Which picture a writer most likely meant by a path that leads nowhere: one beside the content file, or in
 * content/shared. Never that of another record: a page would show another client's picture.
 * @returns the path to write, from the content file; `undefined` where no name is near
 */
export function findNearestPicture(
  path: string,
  { contentFile, index: { contentDir }, isTaken }: CheckContext,
  endings: readonly string[],
): string | undefined {
  const shared = join(contentDir, "shared");
  const folders = [...new Set([dirname(contentFile), shared])];
  const files = folders
    .flatMap(listFiles)
    .filter((file) => endings.some((ending) => file.endsWith(ending)) && isTaken?.(file) !== true);
  const name = basename(path);
  const inFolder = files.filter((file) => dirname(file) === dirname(path));
  const known = suggest(name, inFolder.map(toName)) ?? suggest(name, files.map(toName));
  const nearest = [...inFolder, ...files].find((file) => basename(file) === known);
  if (nearest === undefined) return undefined;
  const from = relative(dirname(contentFile), nearest).split(sep).join("/");
  return from.startsWith("..") ? from : `./${from}`;
}

function toName(file: string): string {
  return basename(file);
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names.map((name) => join(folder, name)).sort();
}
