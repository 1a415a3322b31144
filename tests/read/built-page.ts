import { readDocument } from "./read-document";
import { findAll } from "./elements";
import { findPageRoute, type SiteRoute } from "./site-routes";

export interface LinkElement {
  tag: string;
  attribute: string;
  value: string;
  target: string;
  rel: string;
}

/** A built page as crawlers get it: the file before any script runs. */
export interface BuiltPage {
  route: SiteRoute;
  titles: string[];
  /** Content of each meta element, in document order, by its `name` or `property`. */
  metas: Record<string, string[]>;
  canonicals: string[];
  ids: string[];
  jsonLd: string[];
  /** Every reference to another URL, one for each candidate of a srcset. */
  links: LinkElement[];
}

const pages = new Map<string, BuiltPage>();

/** Reads the file of a route without running its scripts. */
export function readBuiltPage(route: SiteRoute): BuiltPage {
  const page = pages.get(route.file) ?? readPage(route);
  pages.set(route.file, page);
  return page;
}

function readPage(route: SiteRoute): BuiltPage {
  const root = readDocument(route);
  return {
    route,
    titles: findAll(root.head, "title").map((title) => title.textContent),
    metas: readMetas(root),
    canonicals: readAttribute(root, "link[rel=canonical]", "href"),
    ids: readAttribute(root, "[id]", "id"),
    jsonLd: findAll(root, 'script[type="application/ld+json"]').map(
      (text) => text.textContent,
    ),
    links: readReferences(root),
  };
}

export function readBuiltPages(routes: SiteRoute[]): BuiltPage[] {
  return routes.map(readBuiltPage);
}

/** The site's public URL, without a trailing slash, from the home page's canonical link. */
export function readSiteUrl(): string {
  const [canonical] = readBuiltPage(findPageRoute("/")).canonicals;
  if (!canonical) throw new Error("The home page has no canonical URL.");
  return canonical.replace(/\/$/, "");
}

function readAttribute(
  root: Document,
  selector: string,
  name: string,
): string[] {
  return findAll(root, selector).map(
    (element) => element.getAttribute(name) ?? "",
  );
}

function readMetas(root: Document): Record<string, string[]> {
  const metas: Record<string, string[]> = {};
  for (const meta of findAll(root, "meta[name], meta[property]")) {
    const name =
      meta.getAttribute("name") ?? meta.getAttribute("property") ?? "";
    metas[name] = [...(metas[name] ?? []), meta.getAttribute("content") ?? ""];
  }
  return metas;
}

function readReferences(root: Document): LinkElement[] {
  const read = (attribute: string, split: (value: string) => string[]) =>
    findAll(root, `[${attribute}]`).flatMap((element) =>
      split(element.getAttribute(attribute) ?? "").map((value) => ({
        tag: element.localName,
        attribute,
        value: value.trim(),
        target: element.getAttribute("target") ?? "",
        rel: element.getAttribute("rel") ?? "",
      })),
    );
  // URLs may contain commas: a candidate ends at a comma followed by white space.
  const candidates = (value: string) =>
    value
      .split(/,\s+/)
      .map((candidate) => candidate.trim().split(/\s+/)[0] ?? "");
  return [
    ...["href", "src", "poster", "action", "data"].flatMap((attribute) =>
      read(attribute, (value) => [value]),
    ),
    ...["srcset", "imagesrcset"].flatMap((attribute) =>
      read(attribute, candidates),
    ),
  ];
}
