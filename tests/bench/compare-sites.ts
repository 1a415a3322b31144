import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../serve/list-files";

/** The files of a built site by path, one character per byte. */
export type BuiltSite = ReadonlyMap<string, string>;

/** Length of the excerpt around the first byte that differs. */
const shown = { before: 30, after: 60 };

export function readSite(folder: string): BuiltSite {
  const site = path.join(folder, "public");
  return new Map(
    listFiles(site).map((file) => [file, readFileSync(path.join(site, file), "latin1")]),
  );
}

/**
 * Files that are missing, different or unexpected.
 * @param isLeft matches files that an earlier build may have left; by default, none
 */
export function compareSites(
  expected: BuiltSite,
  found: BuiltSite,
  isLeft: (file: string) => boolean = () => false,
): string[] {
  const missing = [...expected.keys()].filter((file) => !found.has(file));
  const extra = [...found.keys()].filter((file) => !expected.has(file) && !isLeft(file));
  const other = [...expected].flatMap(([file, text]) => {
    const foundText = found.get(file) ?? text;
    return foundText === text ? [] : [`other:   ${file}\n${showDifference(text, foundText)}`];
  });
  return [
    ...missing.map((file) => `missing: ${file}`),
    ...other,
    ...extra.map((file) => `extra:   ${file}`),
  ];
}

function showDifference(expected: string, found: string): string {
  const at = Array.from(expected).findIndex((byte, index) => byte !== found[index]);
  const index = at < 0 ? expected.length : at;
  return [expected, found]
    .map((text) => text.slice(Math.max(0, index - shown.before), index + shown.after))
    .map((text) => `           ${JSON.stringify(text)}`)
    .join("\n");
}

/** Prints the differences and fails the process if there are any. */
export function printDifferences(differences: readonly string[]): void {
  console.log(differences.length > 0 ? differences.join("\n") : "Both sites are identical.");
  process.exitCode = differences.length > 0 ? 1 : 0;
}
