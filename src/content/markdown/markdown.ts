import type { Definition, Link, Nodes, Root } from "mdast";
import { remark } from "remark";
import remarkGfm from "remark-gfm";

/** The site's Markdown dialect, for YAML texts and file bodies: GitHub's, with footnotes. */
const markdown = remark().use(remarkGfm, { singleTilde: false }).freeze();

/** Stands for the backslash of `\{{` during parsing, which would drop it. The check refuses it as a broken character. */
const escapeMark = "\uE0FF";

const trees = new Map<string, Root>();

/** More texts than the site has, so that the cache is emptied only after hours of editing. */
const maxTrees = 5000;

/** Parses a text. Trees are cached and shared: never change one. Braces that are not variables become `\{{`. */
export function parseMarkdown(source: string): Root {
  const known = trees.get(source);
  if (known) return known;
  const root = markdown.parse(source.replace(/\\(?=\{\\?\{)/g, escapeMark));
  for (const node of flatten(root)) restoreBackslashes(node as WrittenFields);
  for (const node of nodesOf(root, "code", "inlineCode"))
    node.value = node.value.replaceAll("{{", "\\{{");
  if (trees.size >= maxTrees) trees.clear();
  trees.set(source, root);
  return root;
}

/** The fields of Markdown nodes that can contain an escaped character. */
const writtenFields = [
  "value",
  "alt",
  "url",
  "title",
  "lang",
  "meta",
  "label",
] as const;

type WrittenFields = Partial<
  Record<(typeof writtenFields)[number], string | null>
>;

/** Restores the backslash of `\{{`, so that `fillVariables` can remove it without filling in the variable. */
function restoreBackslashes(fields: WrittenFields): void {
  for (const name of writtenFields) {
    const text = fields[name];
    if (text) fields[name] = text.replaceAll(escapeMark, "\\");
  }
}

/** A tree's nodes of certain types, in reading order. */
export function nodesOf<Type extends Nodes["type"]>(
  root: Root,
  ...types: Type[]
) {
  return flatten(root).filter((node): node is Extract<Nodes, { type: Type }> =>
    types.some((type) => type === node.type),
  );
}

function flatten(node: Nodes): Nodes[] {
  return [node, ...("children" in node ? node.children.flatMap(flatten) : [])];
}

/** The source of a node; empty if the parser added it. */
export function sourceOf({ position }: Nodes, text: string): string {
  return position ? text.slice(position.start.offset, position.end.offset) : "";
}

/** Replaces a text's code with spaces, so that positions stay the same. */
export function withoutCode(root: Root, text: string): string {
  let end = 0;
  const parts = nodesOf(root, "code", "inlineCode").map((node) => {
    const before = text.slice(end, node.position?.start.offset ?? end);
    end = node.position?.end.offset ?? end;
    return before + sourceOf(node, text).replace(/[^\n]/g, " ");
  });
  return parts.join("") + text.slice(end);
}

/** A tree's text without markup, with spaces between blocks. */
export function plainTextOf(root: Root): string {
  return nodesOf(root, "paragraph", "heading", "tableCell", "code")
    .map(wordsOf)
    .join(" ");
}

interface TextNode {
  type: string;
  value?: string;
  alt?: string | null;
  properties?: { alt?: unknown };
  children?: readonly TextNode[];
}

/** The text of a Markdown or HTML node, without tags; a picture's alt text. */
export function wordsOf(node: TextNode): string {
  const {
    type,
    value,
    properties,
    alt = properties?.alt,
    children = [],
  } = node;
  if (type === "html") return "";
  if (value !== undefined) return value;
  return typeof alt === "string" ? alt : children.map(wordsOf).join("");
}

/** All links and link definitions of a text, except those of pictures. */
export function linksOf(root: Root): (Link | Definition)[] {
  const pictures = nodesOf(root, "imageReference").map(
    ({ identifier }) => identifier,
  );
  const named = nodesOf(root, "linkReference").map(
    ({ identifier }) => identifier,
  );
  const isLink = (name: string) =>
    !pictures.includes(name) || named.includes(name);
  return nodesOf(root, "link", "definition").filter(
    (node) => node.type === "link" || isLink(node.identifier),
  );
}

/** Marks of Latin letters; in other scripts, a letter with a mark is another letter. */
const accents = /(?<=\p{Script=Latin}\p{M}*)\p{M}/gu;

/** A heading's id: `What Crème does` becomes `what-creme-does`. `separators` are between its words. */
export function slugifyHeading(
  text: string,
  separators = /[^\p{L}\p{M}\p{N}]+/gu,
): string {
  const words = text.toLowerCase().normalize("NFKD").replace(accents, "");
  return words
    .normalize("NFC")
    .replace(separators, "-")
    .replace(/^-+|-+$/g, "");
}

/** A text's headings, in order; `fill` replaces their variables, which changes the ids. */
export function listHeadings(source: string, fill = (text: string) => text) {
  return nodesOf(parseMarkdown(source), "heading").map((node) => {
    const text = fill(wordsOf(node));
    return {
      id: slugifyHeading(text),
      text,
      depth: node.depth,
      position: node.position?.start,
    };
  });
}
