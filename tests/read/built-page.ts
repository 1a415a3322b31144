import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { SiteRoute } from "./site-routes";

export interface LinkElement {
  tag: string;
  attribute: string;
  value: string;
  target: string;
  rel: string;
}

/** A built page as crawlers get it: what the file says, before any script has run. */
export interface BuiltPage {
  route: SiteRoute;
  titles: string[];
  /** Content of each meta element, in document order, by its `name` or `property`. */
  metas: Record<string, string[]>;
  canonicals: string[];
  ids: string[];
  jsonLd: string[];
  /** Every reference to another address, one for each candidate of a srcset. */
  links: LinkElement[];
}

/** Parses the file of a route with the browser's own parser, which neither runs its scripts nor loads what it names. */
export async function readBuiltPage(page: Page, route: SiteRoute): Promise<BuiltPage> {
  const facts = await page.evaluate(
    (html) => {
      const root = new DOMParser().parseFromString(html, "text/html");
      const all = (selector: string) => Array.from(root.querySelectorAll(selector));
      const metas: Record<string, string[]> = {};
      for (const meta of all("meta[name], meta[property]")) {
        const name = meta.getAttribute("name") ?? meta.getAttribute("property") ?? "";
        metas[name] = [...(metas[name] ?? []), meta.getAttribute("content") ?? ""];
      }
      const read = (attribute: string, split: (value: string) => string[]) =>
        all(`[${attribute}]`).flatMap((element) =>
          split(element.getAttribute(attribute) ?? "").map((value) => ({
            tag: element.localName,
            attribute,
            value: value.trim(),
            target: element.getAttribute("target") ?? "",
            rel: element.getAttribute("rel") ?? "",
          })),
        );
      // Commas also stand inside addresses: a candidate ends at a comma that white space follows.
      const candidates = (value: string) =>
        value.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? "");
      return {
        titles: Array.from(root.head.querySelectorAll("title"), (title) => title.textContent),
        metas,
        canonicals: all("link[rel=canonical]").map((link) => link.getAttribute("href") ?? ""),
        ids: all("[id]").map((element) => element.id),
        jsonLd: all('script[type="application/ld+json"]').map((script) => script.textContent),
        links: [
          ...["href", "src", "poster", "action", "data"].flatMap((attribute) =>
            read(attribute, (value) => [value]),
          ),
          ...["srcset", "imagesrcset"].flatMap((attribute) => read(attribute, candidates)),
        ],
      };
    },
    readFileSync(route.file, "utf8"),
  );
  return { route, ...facts };
}

/** All of `routes`, parsed. */
export async function readBuiltPages(page: Page, routes: SiteRoute[]): Promise<BuiltPage[]> {
  const pages: BuiltPage[] = [];
  for (const route of routes) pages.push(await readBuiltPage(page, route));
  return pages;
}

/** The site's public address, without trailing slash, from the canonical address of the home page. */
export function readSiteAddress(pages: BuiltPage[]): string {
  const canonical = pages.find(({ route }) => route.path === "/")?.canonicals[0];
  if (!canonical) throw new Error("The home page names no canonical address.");
  return canonical.replace(/\/$/, "");
}
