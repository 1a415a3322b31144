import { findAll } from "./elements";
import { readDocument } from "./read-document";
import { findPageRoute, type SiteRoute } from "./site-routes";

export interface LinkElement {
  tag: string;
  value: string;
  target: string;
  rel: string;
}

/** A built page as crawlers get it: the file before any script runs. */
export interface BuiltPage {
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

export function readBuiltPage(route: SiteRoute): BuiltPage {
  const page = pages.get(route.file) ?? readPage(readDocument(route));
  pages.set(route.file, page);
  return page;
}

function readPage(root: Document): BuiltPage {
  const readAttribute = (selector: string, name: string) =>
    findAll(root, selector).map((element) => element.getAttribute(name) ?? "");
  const readTexts = (selector: string) =>
    findAll(root, selector).map(({ textContent }) => textContent);
  const metas: Record<string, string[]> = {};
  for (const meta of findAll(root, "meta[content]")) {
    const name = meta.getAttribute("name") ?? meta.getAttribute("property");
    (metas[name ?? ""] ??= []).push(meta.getAttribute("content") ?? "");
  }
  return {
    titles: readTexts("head > title"),
    metas,
    canonicals: readAttribute("link[rel=canonical]", "href"),
    ids: readAttribute("[id]", "id"),
    jsonLd: readTexts('script[type="application/ld+json"]'),
    links: readReferences(root),
  };
}

/** The site's public URL, without a trailing slash, from the home page's canonical link. */
export function readSiteUrl(): string {
  const [canonical] = readBuiltPage(findPageRoute("/")).canonicals;
  if (!canonical) throw new Error("The home page has no canonical URL.");
  return canonical.replace(/\/$/, "");
}

function readReferences(root: Document): LinkElement[] {
  const names = ["href", "src", "srcset", "imagesrcset", "action"];
  return names.flatMap((name) =>
    findAll(root, `[${name}]`).flatMap((element) => {
      const written = element.getAttribute(name) ?? "";
      // URLs may contain commas: a candidate ends at a comma followed by white space.
      const values = name.endsWith("srcset")
        ? written.split(/,\s+/).map((each) => each.trim().split(/\s+/)[0] ?? "")
        : [written.trim()];
      return values.map((value) => ({
        tag: element.localName,
        value,
        target: element.getAttribute("target") ?? "",
        rel: element.getAttribute("rel") ?? "",
      }));
    }),
  );
}
