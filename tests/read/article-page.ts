import { readDocument } from "./read-document";
import { findAll, type PageLink, readLine, readLinks } from "./elements";
import { readRecords } from "./records";
import { findPageRoute, readPageRoutes, readTemplate } from "./site-routes";

/** A guide as its file has it. */
export interface ArticlePage {
  heroLinks: PageLink[];
  /** The day that readers see, in words and for machines. */
  checked: { line: string; day: string };
  /** The text of the guide alone, a line for each block. */
  body: string;
  headings: { level: number; text: string; id: string }[];
  /** Other pages of the site that the text leads to. */
  pagesInBody: string[];
  closingLinks: PageLink[];
}

/** The paths of all guides. */
export function readArticlePaths(): string[] {
  return readPageRoutes()
    .map(({ path }) => path)
    .filter((path) => readTemplate(path) === "article");
}

/** What screen readers call the table of contents of a guide. */
export function readContentsName(): string {
  return (readRecords("articles/words.yaml") as { contents: string }).contents;
}

/** Reads the file of a guide, whose text follows its table of contents. */
export function readArticlePage(path: string): ArticlePage {
  const root = readDocument(findPageRoute(path));
  const find = (selector: string) => {
    const element = root.querySelector(selector);
    if (!element) throw new Error(`${path} has no ${selector}.`);
    return element;
  };
  const body = find(`main article nav[aria-label="${readContentsName()}"] + div > :first-child`);
  return {
    heroLinks: readLinks(find("main article > header")),
    checked: {
      line: readLine(find("main article > header time")),
      day: find("main article > header time").getAttribute("datetime") ?? "",
    },
    body: readBlocks(body),
    headings: findAll(body, "h2, h3, h4").map((heading) => ({
      level: Number(heading.localName.slice(1)),
      text: readLine(heading),
      id: heading.id,
    })),
    pagesInBody: readLinks(body)
      .map(({ href }) => href.split(/[#?]/)[0] ?? "")
      .filter((href) => href.startsWith("/") && href !== path),
    closingLinks: readLinks(find("main section[data-tone=spruce]")),
  };
}

function readBlocks(body: Element): string {
  const clone = body.cloneNode(true) as Element;
  for (const block of findAll(clone, "p, li, h2, h3, h4, td, th, pre")) block.append("\n");
  return clone.textContent;
}
