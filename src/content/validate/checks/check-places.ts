import { redirects } from "../../../site/routes";
import type { ContentType } from "../../content-type";
import { formatPath } from "../fault";
import type { Fault } from "../fault";
import type { BrokenRecord, ContentRecord } from "../../read/parse-content";

/** The files that there is exactly one of, such as site.yaml, can't be left out. */
export function findMissingFiles(
  types: readonly ContentType[],
  found: readonly (ContentRecord | BrokenRecord)[],
): Fault[] {
  return types
    .filter(({ files, format }) => format === "yaml" && !files.includes("<key>"))
    .filter(({ name }) => !found.some(({ type }) => type.name === name))
    .map(({ files, description }) =>
      atStart(`content/${files}`, { problem: "is missing", remedy: `add it: ${description}` }),
    );
}

/** Two records with one address would overwrite each other's page. */
export function findSharedRoutes(records: readonly ContentRecord[]): Fault[] {
  const owners = new Map<string, ContentRecord>();
  return records.flatMap((record) => {
    const path = record.type.path?.(record.key);
    if (path === undefined) return [];
    const owner = Object.hasOwn(redirects, path) ? "a redirect" : owners.get(path)?.file;
    if (owner === undefined) {
      owners.set(path, record);
      return [];
    }
    const problem = `its address ${path} is already that of ${owner}`;
    const remedy = "rename the folder or file of one of them";
    const field = formatPath(record.root) || "file";
    return [{ ...atStart(record.file, { problem, remedy }), field }];
  });
}

/** A fault of a whole file. */
export function atStart(file: string, words: Pick<Fault, "problem" | "remedy">): Fault {
  return { file, line: 1, column: 1, field: "file", ...words };
}
