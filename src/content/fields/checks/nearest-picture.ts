import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import { suggest } from "../../problems/suggest";

/**
 * Which picture a writer most likely meant by a path that leads nowhere: one beside it first, then one that lies
 * anywhere in `content/`.
 * @returns the path to write, from the content file; `undefined` where no name is near
 */
export function findNearestPicture(
  path: string,
  contentFile: string,
  contentDir: string,
  endings: readonly string[],
): string | undefined {
  const write = (file: string) => {
    const from = relative(dirname(contentFile), file).split(sep).join("/");
    return from.startsWith("..") ? from : `./${from}`;
  };
  const isPicture = (name: string) => endings.some((ending) => name.endsWith(ending));
  const name = basename(path);
  const folder = dirname(path);
  const inFolder = existsSync(folder) ? readdirSync(folder).filter(isPicture) : [];
  const beside = suggest(name, inFolder);
  if (beside !== undefined) return write(join(folder, beside));
  const everywhere = readdirSync(contentDir, { recursive: true, encoding: "utf8" })
    .filter(isPicture)
    .map((file) => join(contentDir, file));
  const known = suggest(name, [...new Set(everywhere.map((file) => basename(file)))]);
  const nearest = everywhere
    .filter((file) => basename(file) === known)
    .map(write)
    .sort((a, b) => a.length - b.length);
  return nearest[0];
}
