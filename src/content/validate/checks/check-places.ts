import { redirects } from "../../../site/routes";
import type { ContentType } from "../../content-type";
import { formatPath } from "../../problems/problem";
import type { LocatedProblem } from "../../problems/problem";
import type { BrokenRecord, ContentRecord } from "../parse-content";

/** The files that there is exactly one of, such as site.yaml, can't be left out. */
export function findMissingFiles(
  types: readonly ContentType[],
  found: readonly (ContentRecord | BrokenRecord)[],
): LocatedProblem[] {
  return types
    .filter(({ files, format }) => format === "yaml" && !files.includes("<key>"))
    .filter(({ name }) => !found.some(({ type }) => type.name === name))
    .map(({ files, description }) =>
      atStart(`content/${files}`, { what: "is missing", hint: `add it: ${description}` }),
    );
}

/** Two records with one address would overwrite each other's page. */
export function findSharedRoutes(records: readonly ContentRecord[]): LocatedProblem[] {
  const owners = new Map<string, ContentRecord>();
  return records.flatMap((record) => {
    const path = record.type.path?.(record.key);
    if (path === undefined) return [];
    const owner = Object.hasOwn(redirects, path) ? "a redirect" : owners.get(path)?.file;
    if (owner === undefined) {
      owners.set(path, record);
      return [];
    }
    const what = `its address ${path} is already that of ${owner}`;
    const hint = "rename the folder or file of one of them";
    const field = formatPath(record.root) || "file";
    return [{ ...atStart(record.file, { what, hint }), field }];
  });
}

/** A problem of a whole file. */
export function atStart(
  file: string,
  words: Pick<LocatedProblem, "what" | "hint">,
): LocatedProblem {
  return { file, line: 1, column: 1, field: "file", ...words };
}
