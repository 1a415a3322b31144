import { readDocument } from "./read-document";
import { comesAfter, findAll, type PageLink, readLine, readLinks, readRows } from "./elements";
import { findPageRoute } from "./site-routes";

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

/** Reads the file of a case study. */
export function readCasePage(path: string): CasePage {
  const main = readMain(path);
  const figure = main.querySelector("strong");
  const title = main.querySelector("h1");
  const results = readRows(main.querySelector("table"));
  const channels = findAll(main, "ol dl > div").map(
    (entry) => `${readLine(entry.querySelector("dd"))} ${readLine(entry.querySelector("dt"))}`,
  );
  const paragraphs = findAll(main, "section:not([data-tone=spruce]) :is(p, li:not(:has(h3, a)))");
  const sentences = paragraphs.map(readLine).filter((text) => /[.?!:]$/.test(text));
  return {
    lead: readLine(figure?.parentElement),
    isLeadFirst: figure !== null && title !== null && comesAfter(title, figure),
    figures: [...channels, ...results.map(([metric, value]) => `${value ?? ""} ${metric ?? ""}`)],
    results,
    proofs: findAll(main, "figure:has(img)").map((proof) => ({
      alt: proof.querySelector("img")?.getAttribute("alt") ?? "",
      caption: readLine(proof.querySelector("figcaption")),
    })),
    links: readLinks(main),
    lines: readLines(main),
    narrativeWords: sentences.flatMap((text) => text.split(" ")).length,
    closingHeading: readLine(main.querySelector("section[data-tone=spruce] h2")),
  };
}

/** Links of the main part of a page's file. */
export function readMainLinks(path: string): string[] {
  return readLinks(readMain(path)).map(({ href }) => href);
}

function readMain(path: string): Element {
  const main = readDocument(findPageRoute(path)).querySelector("main");
  if (!main) throw new Error(`${path} has no main part.`);
  return main;
}

function readLines(main: Element): string[] {
  const clone = main.cloneNode(true) as Element;
  for (const block of findAll(clone, "p, li, h1, h2, h3, dt, dd, th, td, figcaption")) {
    block.prepend("\n");
    block.append("\n");
  }
  const lines = clone.textContent.split("\n").map((line) => line.trim());
  return lines.filter(Boolean);
}
