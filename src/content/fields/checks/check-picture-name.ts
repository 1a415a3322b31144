import { existsSync, readdirSync } from "node:fs";
import { basename, dirname } from "node:path";
import type { Problem } from "../../problems/problem";

/** Endings are in lower case, and so are names on the hosts that serve the site: A.JPG is not a.jpg there. */
export function checkPictureName(src: string, path: string, endings: readonly string[]): Problem[] {
  const isNear = endings.some((ending) => path.toLowerCase().endsWith(ending));
  if (isNear && !endings.some((ending) => path.endsWith(ending))) {
    const lower = lowerEnding(src);
    const hint = `rename the file to ${basename(lower)} and write ${lower}`;
    return [{ what: `"${src}" ends in capitals`, hint }];
  }
  const other = existsSync(path) ? undefined : nameInOtherCase(path);
  if (!isNear || other === undefined) return [];
  const what = `"${src}" does not exist, but ${other} does`;
  return [{ what, hint: `rename the file to ${basename(path)}` }];
}

function lowerEnding(src: string): string {
  return src.replace(/\.[^.]*$/, (ending) => ending.toLowerCase());
}

function nameInOtherCase(path: string): string | undefined {
  if (!existsSync(dirname(path))) return undefined;
  const name = basename(path).toLowerCase();
  return readdirSync(dirname(path)).find((other) => other.toLowerCase() === name);
}
