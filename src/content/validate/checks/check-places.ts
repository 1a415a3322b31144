import { findPathOwner, notFoundSlug, redirects } from "../../../site/urls/routes";
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

/** The home page and the not-found page can't be left out. */
export function findMissingPages(
  types: readonly ContentType[],
  found: readonly (ContentRecord | BrokenRecord)[],
): LocatedProblem[] {
  const type = types.find(({ path, files }) => files.includes("<key>") && path?.("home") === "/");
  if (!type) return [];
  const pages = { home: "the home page", [notFoundSlug]: "the page for unknown addresses" };
  return Object.entries(pages)
    .filter(
      ([page]) => !found.some(({ key, type: { name } }) => name === type.name && key === page),
    )
    .map(([page, words]) =>
      atStart(`content/${type.files.replace("<key>", page)}`, {
        what: "is missing",
        hint: `restore it: ${words} is made from it`,
      }),
    );
}

/** A page beside a file or folder of static/ would share its place in the built site. */
export function findStaticOwner(path: string, staticNames: readonly string[]): string | undefined {
  const name = staticNames.find((each) => path === `/${each}` || path.startsWith(`/${each}/`));
  return name && `static/${name}`;
}

/**
 * Two records with one address would overwrite each other's page.
 * @param staticNames what lies in static/, which is copied to the built site
 */
export function findSharedRoutes(
  records: readonly ContentRecord[],
  staticNames: readonly string[],
): LocatedProblem[] {
  const owners = new Map<string, ContentRecord>();
  return records.flatMap((record) => {
    const path = record.type.path?.(record.key);
    if (path === undefined) return [];
    const owner =
      findPathOwner(path) ??
      findStaticOwner(path, staticNames) ??
      (Object.hasOwn(redirects, path) ? "a redirect" : owners.get(path)?.file);
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
