import type { Heading, Root } from "mdast";
import toString from "mdast-util-to-string";
import remark from "remark";
import gfm from "remark-gfm";
import visit from "unist-util-visit";
import { RecentMap } from "./recent-map";

/**
 * Markdown as gatsby-transformer-remark reads it: the same parser in the same versions, so that text
 * in YAML and the body of a post follow one dialect.
 */
const processor = remark().use(gfm);

const trees = new RecentMap<string, Root>(2000);

/**
 * The tree of a text. Several checks ask for the same one, and `develop` asks again at every save, so that
 * parsing was three quarters of a check: trees are kept, and shared. Whoever reads one must not change it.
 */
export function parseMarkdown(source: string): Root {
  return trees.getOrMake(source, () => processor.parse(source) as Root);
}

/** What a reader reads: the text without its markup, blocks parted by spaces. */
export function toPlainText(source: string): string {
  const blocks: string[] = [];
  visit(parseMarkdown(source), ["paragraph", "heading", "tableCell", "code"], (node) => {
    blocks.push(toString(node));
  });
  return blocks.join(" ");
}

/** The id that a heading's text gives it in the page: `What we do` becomes `what-we-do`. */
export function toHeadingId(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
}

/** A heading of a text, as a table of contents lists it. */
export interface TextHeading {
  id: string;
  text: string;
  /** 2 for `##`. */
  depth: number;
  /** Where it starts inside the text, 1-based. */
  position?: { line: number; column: number } | undefined;
}

/** The headings of a text, in order; `fill` replaces the tokens in them, which change the ids. */
export function toHeadings(
  source: string,
  fill: (text: string) => string = (text) => text,
): TextHeading[] {
  const headings: TextHeading[] = [];
  visit<Heading>(parseMarkdown(source), "heading", (node) => {
    const text = fill(toString(node));
    const { depth, position } = node;
    headings.push({ id: toHeadingId(text), text, depth, position: position?.start });
  });
  return headings;
}
