import { findPathOwner, notFoundSlug } from "../../../lib/urls/routes";
import type { ContentType } from "../../content-type";
import { readFormerPaths } from "../../fields/link";
import {
  type Issue,
  type LocatedIssue,
  createIssue,
  formatPath,
  ofFile,
} from "../../issues";
import {
  type BrokenRecord,
  type ContentRecord,
  locate,
} from "../../validate/parse-content";
import { explainHidden } from "../../validate/publication";

/** Required files that are missing, such as site.yaml. */
export function findMissingFiles(
  types: readonly ContentType[],
  found: readonly (ContentRecord | BrokenRecord)[],
): LocatedIssue[] {
  return types.flatMap(({ name, files, format, description }) => {
    if (format !== "yaml" || files.includes("<key>")) return [];
    if (found.some(({ type }) => type.name === name)) return [];
    return [explainMissingFile(`content/${files}`, `add it: ${description}`)];
  });
}

function explainMissingFile(file: string, hint: string): LocatedIssue {
  return ofFile(file, createIssue("missing-content-file", "is missing", hint));
}

/** Required landing pages that are missing: home, not found, and those that code links to (`linked`, as paths). */
export function findMissingPages(
  found: readonly (ContentRecord | BrokenRecord)[],
  linked: readonly string[],
): LocatedIssue[] {
  const reasons = new Map([
    ["home", "the home page is made from it"],
    [notFoundSlug, "the page for unknown URLs is made from it"],
    ...linked.map(
      (path) => [path.slice(1), `other pages link to ${path}`] as const,
    ),
  ]);
  return [...reasons].flatMap(([key, reason]) => {
    const page = found.find(
      (each) => each.key === key && each.type.name === "LandingPage",
    );
    const hint = `restore it: ${reason}`;
    if (!page)
      return [explainMissingFile(`content/landing/${key}/index.yaml`, hint)];
    return "value" in page ? checkNeededPage(page) : [];
  });
}

function checkNeededPage(page: ContentRecord): LocatedIssue[] {
  const hidden = explainHidden(page.value);
  const refuse = (field: string, reason: string, hint: string) =>
    locate(page, createIssue("required-page", reason, hint, { path: [field] }));
  if (hidden) return [refuse("draft", "the site needs this page", hidden.hint)];
  if (page.key !== notFoundSlug || page.value["isIndexed"] === false) return [];
  const reason = "search engines would list the not-found page";
  return [refuse("isIndexed", reason, "write isIndexed: false")];
}

/** Paths with two owners: a second record, a file of static/ (`staticNames`), or a redirect would overwrite the page. */
export function findSharedRoutes(
  records: readonly ContentRecord[],
  staticNames: readonly string[],
): LocatedIssue[] {
  const owners = new Map<string, string>();
  /** Returns the path's current owner, or makes the file its owner. */
  const claim = (written: string, file: string) => {
    // Some hosts ignore case.
    const path = written.toLowerCase();
    const name = staticNames.find(
      (each) => path === `/${each}` || path.startsWith(`/${each}/`),
    );
    const owner =
      findPathOwner(path) ?? (name && `static/${name}`) ?? owners.get(path);
    if (owner === undefined) owners.set(path, file);
    return owner;
  };
  const ofPages = records.flatMap(({ type, key, file, root }) => {
    const path = type.path?.(key);
    const owner = path && claim(path, file);
    if (!owner) return [];
    const issue = refusePath(
      path,
      owner,
      "rename the folder or file of one of them",
    );
    return [{ ...ofFile(file, issue), field: formatPath(root) || "file" }];
  });
  const ofFormer = records.flatMap((record) =>
    readFormerPaths(record.value).flatMap((path, place) => {
      const owner = claim(path, record.file);
      if (owner === undefined) return [];
      const isOwn = path.toLowerCase() === record.type.path?.(record.key);
      const issue = isOwn
        ? createIssue("taken-path", "is this page's own path", "remove it")
        : refusePath(path, owner, "remove it from one of them");
      return [locate(record, { ...issue, path: ["redirectFrom", place] })];
    }),
  );
  return [...ofPages, ...ofFormer];
}

function refusePath(path: string, owner: string, hint: string): Issue {
  return createIssue(
    "taken-path",
    `the path ${path} already belongs to ${owner}`,
    hint,
  );
}
