import { redirects } from "../../site/routes";
import type { ContentType } from "../content-type";
import { formatPath } from "../fault";
import type { Fault } from "../fault";
import type { BrokenRecord, ContentRecord } from "../parse-content";
import { suggest } from "../suggest";

/** A file that no content type claims would be left out of the site without a word. */
export function explainMisplacedFile(file: string, types: readonly ContentType[]): Fault {
  const problem = "is in no place that the site reads";
  return atStart(file, { problem, remedy: suggestPlace(file, types) });
}

function suggestPlace(file: string, types: readonly ContentType[]): string {
  const places = types.map(({ files }) => `content/${files}`);
  const near = suggest(
    file,
    places.filter((place) => !place.includes("<key>")),
  );
  if (near !== undefined) return `did you mean "${near}"?`;
  const folders = [...new Set(places.map((place) => place.split("/").slice(0, 2).join("/")))];
  const own = folders.find((folder) => file.startsWith(`${folder}/`));
  const choices = own === undefined ? folders : places.filter((place) => place.startsWith(own));
  return `move it to ${choices.join(" or ")}`;
}

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

function atStart(file: string, words: Pick<Fault, "problem" | "remedy">): Fault {
  return { file, line: 1, column: 1, field: "file", ...words };
}
