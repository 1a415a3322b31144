import type { Definition, Link, Nodes, Root } from "mdast";
import { remark } from "remark";
import remarkGfm from "remark-gfm";
import type { Position } from "../problems/problem";
import { RecentMap } from "./recent-map";

/** The one dialect of the site, for texts in YAML and for the bodies of files: GitHub's, with footnotes. */
const markdown = remark()
  // Keeps the backslash of `\{{` in the tree: `fillVariables` removes it, and would fill in what follows without it.
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

/** The tree of a text. Trees are cached and shared: never change one. Braces that are no variable come as `\{{`. */
export function parseMarkdown(source: string): Root {
  return trees.getOrMake(source, () => {
    const root = markdown.parse(source);
    // Code shows its braces.
    for (const node of nodesOf(root, "code", "inlineCode"))
      node.value = node.value.replaceAll("{{", "\\{{");
    return root;
  });
}

/** All nodes of a tree, in reading order: every check of a text shares one walk. */
const nodesByTree = new WeakMap<Root, readonly Nodes[]>();

/** The nodes of some types, in reading order. */
export function nodesOf<Type extends Nodes["type"]>(root: Root, ...types: Type[]) {
  const nodes = nodesByTree.get(root) ?? flatten(root);
  nodesByTree.set(root, nodes);
  return nodes.filter((node): node is Extract<Nodes, { type: Type }> =>
    types.some((type) => type === node.type),
  );
}

function flatten(node: Nodes): Nodes[] {
  return [node, ...("children" in node ? node.children.flatMap(flatten) : [])];
}

/** What a node was read from; nothing for one that the parser added. */
export function sourceOf({ position }: Nodes, text: string): string {
  return position ? text.slice(position.start.offset, position.end.offset) : "";
}

/** The text with spaces in place of its code, so that places stay where they are. */
export function withoutCode(root: Root, text: string): string {
  let end = 0;
  const parts = nodesOf(root, "code", "inlineCode").map((node) => {
    const before = text.slice(end, node.position?.start.offset ?? end);
    end = node.position?.end.offset ?? end;
    return before + sourceOf(node, text).replace(/[^\n]/g, " ");
  });
  return parts.join("") + text.slice(end);
}

/** What a reader reads: the text without its markup, blocks parted by spaces. `finish` may change the tree that it is read of. */
export function toPlainText(source: string, finish?: (root: Root) => void): string {
  const root = finish ? structuredClone(parseMarkdown(source)) : parseMarkdown(source);
  finish?.(root);
  return nodesOf(root, "paragraph", "heading", "tableCell", "code").map(wordsOf).join(" ");
}

interface TextNode {
  type: string;
  value?: string;
  alt?: string | null;
  children?: readonly TextNode[];
}

/** The words in a node of Markdown or HTML, without the few HTML tags that a text may have; of a picture its alt text. */
export function wordsOf({ type, value, alt, children = [] }: TextNode): string {
  if (type === "html") return "";
  return value ?? alt ?? children.map(wordsOf).join("");
}

/** Every link of a text, and every address that a link of it names; the files of pictures are none. */
export function linksOf(root: Root): (Link | Definition)[] {
  const pictures = nodesOf(root, "imageReference").map(({ identifier }) => identifier);
  const named = nodesOf(root, "linkReference").map(({ identifier }) => identifier);
  return nodesOf(root, "link", "definition").filter(
    (node) =>
      node.type === "link" ||
      !pictures.includes(node.identifier) ||
      named.includes(node.identifier),
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
  /** Where it starts inside the text. */
  position: Position | undefined;
}

/** The headings of a text, in order; `fill` replaces the variables in them, which change the ids. */
export function toHeadings(source: string, fill = (text: string) => text): TextHeading[] {
  return nodesOf(parseMarkdown(source), "heading").map((node) => {
    const text = fill(wordsOf(node));
    return { id: toHeadingId(text), text, depth: node.depth, position: node.position?.start };
  });
}
