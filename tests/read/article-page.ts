import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { readPageRoutes, readSiteRoutes } from "./site-routes";

export interface PageLink {
  href: string;
  text: string;
  target: string;
}

/** A guide as its file has it. */
export interface ArticlePage {
  heroLinks: PageLink[];
  /** The text of the guide alone, a line for each block. */
  body: string;
  headings: { level: number; text: string; id: string }[];
  /** Of each table its rows, and of each row its cells. */
  tables: string[][][];
  /** Lines to tick below the last heading of the second level. */
  ticksAtTheEnd: number;
  /** Other pages of the site that the text leads to. */
  pagesInBody: string[];
  closingLinks: PageLink[];
}

/** Parses the file of a guide; `contents` is the name of its table of contents, which stands before the text. */
export async function readArticlePage(
  page: Page,
  path: string,
  contents: string,
): Promise<ArticlePage> {
  const route = readPageRoutes().find((each) => each.path === path);
  if (!route) throw new Error(`The site has no page ${path}.`);
  return page.evaluate(
    ([html, contents, path]) => {
      const root = new DOMParser().parseFromString(html, "text/html");
      const find = (selector: string) => {
        const element = root.querySelector(selector);
        if (!element) throw new Error(`${path} has no ${selector}.`);
        return element;
      };
      const textOf = (element: Element) => element.textContent.replace(/\s+/g, " ").trim();
      const linksOf = (element: Element) =>
        Array.from(element.querySelectorAll("a[href]"), (link) => ({
          href: link.getAttribute("href") ?? "",
          text: textOf(link),
          target: link.getAttribute("target") ?? "",
        }));
      const body = find(`main article nav[aria-label="${contents}"] + div`);
      const headings = Array.from(body.querySelectorAll("h2, h3, h4"));
      const lastPart = headings.filter(({ localName }) => localName === "h2").pop();
      const ticks = Array.from(body.querySelectorAll(".task-list-item")).filter(
        (tick) =>
          lastPart && lastPart.compareDocumentPosition(tick) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
      const found = {
        heroLinks: linksOf(find("main article > header")),
        headings: headings.map((heading) => ({
          level: Number(heading.localName.slice(1)),
          text: textOf(heading),
          id: heading.id,
        })),
        tables: Array.from(body.querySelectorAll("table"), (table) =>
          Array.from(table.rows, (row) => Array.from(row.cells, textOf)),
        ),
        ticksAtTheEnd: ticks.length,
        pagesInBody: linksOf(body)
          .map(({ href }) => href.split(/[#?]/)[0] ?? "")
          .filter((href) => href.startsWith("/") && href !== path),
        closingLinks: linksOf(find("main section[data-tone=spruce]")),
      };
      for (const block of body.querySelectorAll("p, li, h2, h3, h4, td, th, pre"))
        block.append("\n");
      return { ...found, body: body.textContent };
    },
    [readFileSync(route.file, "utf8"), contents, path] as const,
  );
}

/** The page that an address ends at: its own, or the one that its file forwards to; undefined where there is none. */
export function findArrival(path: string): string | undefined {
  const route = readSiteRoutes().find((each) => each.path === path);
  if (route?.kind !== "forward") return route?.kind === "page" ? path : undefined;
  const target = /url=([^"'>]+)/i.exec(readFileSync(route.file, "utf8"))?.[1];
  return readPageRoutes().find((each) => each.path === target)?.path;
}
