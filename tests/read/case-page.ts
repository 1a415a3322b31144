import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { readPageRoutes } from "./site-routes";
import type { PageLink } from "./article-page";

/** A case study as its file has it. */
export interface CasePage {
  /** The first thing that is set large, with what it counts: `+491% revenue`. */
  lead: string;
  /** Whether it stands before the main heading. */
  isLeadFirst: boolean;
  /** Every figure with what it counts, of the channels and of the results. */
  figures: string[];
  /** Of the table of results its rows, and of each row its cells. */
  results: string[][];
  proofs: { alt: string; caption: string }[];
  links: PageLink[];
  /** The words of the main part, a line for each block. */
  lines: string[];
  /** Words in whole sentences: neither headings nor entries of lists and tables. */
  narrativeWords: number;
  closingHeading: string;
}

/** Parses the file of a case study. */
export async function readCasePage(page: Page, path: string): Promise<CasePage> {
  return page.evaluate((html) => {
    const main = new DOMParser().parseFromString(html, "text/html").querySelector("main");
    if (!main) throw new Error("The page has no main part.");
    const all = (selector: string) => Array.from(main.querySelectorAll(selector));
    const textOf = (element?: Element | null) =>
      (element?.textContent ?? "").replace(/\s+/g, " ").trim();
    const figure = main.querySelector("strong");
    const title = main.querySelector("h1");
    const paragraphs = all("section:not([data-tone=spruce]) :is(p, li:not(:has(h3, a)))");
    const sentences = paragraphs.map(textOf).filter((text) => /[.?!:]$/.test(text));
    const results = Array.from(main.querySelector("table")?.rows ?? [], (row) =>
      Array.from(row.cells, textOf),
    );
    const found = {
      lead: textOf(figure?.parentElement),
      isLeadFirst: Boolean(
        figure && title && figure.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING,
      ),
      figures: [
        ...all("ol dl > div").map(
          (entry) => `${textOf(entry.querySelector("dd"))} ${textOf(entry.querySelector("dt"))}`,
        ),
        ...results.map(([metric, value]) => `${value ?? ""} ${metric ?? ""}`),
      ],
      results,
      proofs: all("figure:has(img)").map((proof) => ({
        alt: proof.querySelector("img")?.alt ?? "",
        caption: textOf(proof.querySelector("figcaption")),
      })),
      links: all("a[href]").map((link) => ({
        href: link.getAttribute("href") ?? "",
        text: textOf(link),
        target: link.getAttribute("target") ?? "",
      })),
      narrativeWords: sentences.flatMap((text) => text.split(" ")).length,
      closingHeading: textOf(main.querySelector("section[data-tone=spruce] h2")),
    };
    for (const block of all("p, li, h1, h2, h3, dt, dd, th, td, figcaption")) {
      block.prepend("\n");
      block.append("\n");
    }
    const lines = main.textContent.split("\n").map((line) => line.trim());
    return { ...found, lines: lines.filter(Boolean) };
  }, readFile(path));
}

/** Links of the main part of a page's file. */
export async function readMainLinks(page: Page, path: string): Promise<string[]> {
  return page.evaluate(
    (html) =>
      Array.from(
        new DOMParser().parseFromString(html, "text/html").querySelectorAll("main a[href]"),
        (link) => link.getAttribute("href") ?? "",
      ),
    readFile(path),
  );
}

function readFile(path: string): string {
  const route = readPageRoutes().find((each) => each.path === path);
  if (!route) throw new Error(`The site has no page ${path}.`);
  return readFileSync(route.file, "utf8");
}
