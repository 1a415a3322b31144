import type { Definition, Link, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { remark } from "remark";
import remarkGfm from "remark-gfm";
import { visit } from "unist-util-visit";
import { RecentMap } from "./recent-map";
import { escapeCode } from "./written-braces";

/** The one dialect of the site, for texts in YAML and for the bodies of files: GitHub's, with footnotes. */
const markdown = remark()
  // Keeps the backslash of `\{{`, that of every other escape being gone from a tree: `fillVariables` removes it, and would fill in
  // what follows without it.
  .data({
    fromMarkdownExtensions: [
      {
        exit: {
          escapeMarker({ end }) {
            const next = { start: end, end: { ...end, _bufferIndex: end._bufferIndex + 3 } };
            const text = this.stack.at(-1);
            if (text?.type === "text" && /^\{\\?\{/.test(this.sliceSerialize(next)))
              text.value += "\\";
          },
        },
      },
    ],
  })
  .use(remarkGfm)
  .freeze();

const trees = new RecentMap<string, Root>(2000);

/**
 * The tree of a text. Several checks ask for the same one, and `develop` asks again at every save, so that
 * parsing was three quarters of a check: trees are kept, and shared. Whoever reads one must not change it.
 * Braces that are no variable come as `\{{`: `fillVariables` finishes every text of a tree.
 */
export function parseMarkdown(source: string): Root {
  return trees.getOrMake(source, () => escapeCode(markdown.parse(source)));
}

/** The tree without the few HTML tags that a text may hold: no reader reads them. */
function parseWithoutTags(source: string): Root {
  if (!source.includes("<")) return parseMarkdown(source);
  const root = structuredClone(parseMarkdown(source));
  visit(root, "html", (node) => {
    node.value = "";
  });
  return root;
}

/** What a reader reads: the text without its markup, blocks parted by spaces. `finish` may change the tree that it is read of. */
export function toPlainText(source: string, finish?: (root: Root) => void): string {
  const root = finish ? structuredClone(parseWithoutTags(source)) : parseWithoutTags(source);
  finish?.(root);
  const blocks: string[] = [];
  visit(root, ["paragraph", "heading", "tableCell", "code"], (node) => {
    blocks.push(toString(node));
  });
  return blocks.join(" ");
}

/** Every link of a text, and every address that a link of it names; the files of pictures are none. */
export function linksOf(root: Root): (Link | Definition)[] {
  const links: (Link | Definition)[] = [];
  const pictures = new Set<string>();
  const named = new Set<string>();
  visit(root, (node) => {
    if (node.type === "imageReference") pictures.add(node.identifier);
    else if (node.type === "linkReference") named.add(node.identifier);
    else if (node.type === "link" || node.type === "definition") links.push(node);
  });
  return links.filter(
    (node) => node.type === "link" || !pictures.has(node.identifier) || named.has(node.identifier),
  );
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

type WrittenHeading = Omit<TextHeading, "id">;

/** The headings of texts that were read before: each text is asked for its anchors several times in a check. */
const headingsByText = new RecentMap<string, readonly WrittenHeading[]>(5000);

/** The headings of a text, in order; `fill` replaces the variables in them, which change the ids. */
export function toHeadings(
  source: string,
  fill: (text: string) => string = (text) => text,
): TextHeading[] {
  return headingsByText
    .getOrMake(source, () => readHeadings(source))
    .map((heading) => {
      const text = fill(heading.text);
      return { ...heading, id: toHeadingId(text), text };
    });
}

function readHeadings(source: string): WrittenHeading[] {
  const headings: WrittenHeading[] = [];
  visit(parseWithoutTags(source), "heading", (node) => {
    headings.push({ text: toString(node), depth: node.depth, position: node.position?.start });
  });
  return headings;
}
