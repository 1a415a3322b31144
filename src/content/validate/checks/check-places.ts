import { findPathOwner, notFoundSlug, redirects } from "../../../site/urls/routes";
import type { ContentType } from "../../content-type";
import { readFormerly } from "../../fields/link";
import { type LocatedProblem, formatPath, ofFile } from "../../problems/problem";
import { type BrokenRecord, type ContentRecord, locate } from "../parse-content";
import { explainHidden } from "../publication";

/** Required files that are missing, such as site.yaml. */
export function findMissingFiles(
  types: readonly ContentType[],
  found: readonly (ContentRecord | BrokenRecord)[],
): LocatedProblem[] {
  return types.flatMap(({ name, files, format, description }) => {
    if (format !== "yaml" || files.includes("<key>")) return [];
    if (found.some(({ type }) => type.name === name)) return [];
    return [ofFile(`content/${files}`, "is missing", `add it: ${description}`)];
  });
}

/** Required landing pages that are missing: home, not found, and those that code links to (`linked`, as paths). */
export function findMissingPages(
  found: readonly (ContentRecord | BrokenRecord)[],
  linked: readonly string[],
): LocatedProblem[] {
  const reasons = new Map([
    ["home", "the home page is made from it"],
    [notFoundSlug, "the page for unknown addresses is made from it"],
    ...linked.map((path) => [path.slice(1), `other pages link to ${path}`] as const),
  ]);
  return [...reasons].flatMap(([key, reason]) => {
    const page = found.find((each) => each.key === key && each.type.name === "LandingPage");
    const hint = `restore it: ${reason}`;
    if (!page) return [ofFile(`content/landing/${key}/index.yaml`, "is missing", hint)];
    return "value" in page ? checkNeededPage(page) : [];
  });
}

function checkNeededPage(page: ContentRecord): LocatedProblem[] {
  const hidden = explainHidden(page.value);
  const what = "the site can't do without this page";
  if (hidden) return [locate(page, { path: ["draft"], what, hint: hidden.hint })];
  if (page.key !== notFoundSlug || page.value["isIndexed"] === false) return [];
  const problem = {
    what: "search engines would list the not-found page",
    hint: "write isIndexed: false",
  };
  return [locate(page, { path: ["isIndexed"], ...problem })];
}

/** Paths with two owners: a second record, a file of static/ (`staticNames`), or a redirect would overwrite the page. */
export function findSharedRoutes(
  records: readonly ContentRecord[],
  staticNames: readonly string[],
): LocatedProblem[] {
  const owners = new Map(Object.keys(redirects).map((path) => [path, "a redirect"]));
  /** Returns the path's current owner, or makes the file its owner. */
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
