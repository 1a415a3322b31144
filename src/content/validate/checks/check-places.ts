import { findPathOwner, notFoundSlug, redirects } from "../../../site/urls/routes";
import type { ContentType } from "../../content-type";
import { readFormerly } from "../../fields/link";
import { type LocatedProblem, formatPath, ofFile } from "../../problems/problem";
import { type BrokenRecord, type ContentRecord, locate } from "../parse-content";

const neededPages = { home: "the home page", [notFoundSlug]: "the page for unknown addresses" };

/** The files that there is exactly one of, such as site.yaml, and the pages that no site is without. */
export function findMissingFiles(
  types: readonly ContentType[],
  found: readonly (ContentRecord | BrokenRecord)[],
): LocatedProblem[] {
  return types.flatMap(({ name, files, format, description, path }) => {
    const keys = found.flatMap(({ type, key }) => (type.name === name ? [key] : []));
    if (format === "yaml" && !files.includes("<key>")) {
      const hint = `add it: ${description}`;
      return keys.length > 0 ? [] : [ofFile(`content/${files}`, "is missing", hint)];
    }
    if (path?.("home") !== "/") return [];
    return Object.entries(neededPages)
      .filter(([page]) => !keys.includes(page))
      .map(([page, words]) => {
        const hint = `restore it: ${words} is made from it`;
        return ofFile(`content/${files.replace("<key>", page)}`, "is missing", hint);
      });
  });
}

/**
 * Two records with one address would overwrite each other's page, and an address that a page had before leads on to one.
 * @param staticNames what lies in static/, which is copied to the built site and would share its place with a page
 */
export function findSharedRoutes(
  records: readonly ContentRecord[],
  staticNames: readonly string[],
): LocatedProblem[] {
  const owners = new Map(Object.keys(redirects).map((path) => [path, "a redirect"]));
  /** The owner that a path has already, or else the file becomes its owner. */
  const claim = (path: string, file: string) => {
    const name = staticNames.find((each) => path === `/${each}` || path.startsWith(`/${each}/`));
    const owner = findPathOwner(path) ?? (name && `static/${name}`) ?? owners.get(path);
    if (owner === undefined) owners.set(path, file);
    return owner;
  };
  const ofPages = records.flatMap(({ type, key, file, root }) => {
    const path = type.path?.(key);
    const owner = path && claim(path, file);
    if (!owner) return [];
    const what = `its address ${path} is already that of ${owner}`;
    const problem = ofFile(file, what, "rename the folder or file of one of them");
    return [{ ...problem, field: formatPath(root) || problem.field }];
  });
  const ofFormer = records.flatMap((record) =>
    readFormerly(record.value).flatMap((address, place) => {
      const owner = claim(address, record.file);
      if (owner === undefined) return [];
      const what = `${address} is already an address of ${owner}`;
      const hint = "remove it from one of them";
      return [locate(record, { path: ["formerly", place], what, hint })];
    }),
  );
  return [...ofPages, ...ofFormer];
}
