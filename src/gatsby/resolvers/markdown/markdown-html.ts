import type { Element, Root, Text } from "hast";
import parseRawHtml from "hast-util-raw";
import toHtml from "hast-util-to-html";
import toHast from "mdast-util-to-hast";
import visit from "unist-util-visit";
import { parseMarkdown } from "../../../content/markdown/markdown";
import { typesetTree } from "../../../content/typeset/typeset-tree";
import { fillVariables } from "../../../site/fill-variables";
import { findOrigin } from "../booking-place";
import { finishCallout } from "./markdown-callout";
import { finishFigure } from "./markdown-figure";
import { nameWaysBack } from "./markdown-footnote";
import { finishHeading } from "./markdown-heading";
import { linkFigures } from "./markdown-figures";
import { toPicture } from "./markdown-picture";
import { finishTables, toScrollStop } from "./markdown-table";
import { finishTaskBox } from "./markdown-task";
import { readUiLabels, readVariables } from "../query-context";
import type { GraphNode, QueryContext, ResolveInfo } from "../query-context";
import { resolveLink } from "../resolve-link";
import type { ResolvedLink } from "../resolve-link";

type UiLabels = ReturnType<typeof readUiLabels>;

/** Markdown as a record holds it; `remarkNode` is set where it is the body of a file. */
export interface MarkdownSource {
  written: string;
  remarkNode: GraphNode | null;
}

/** The HTML of a Markdown text: variables filled in, links resolved, headings named, tables scrollable. */
export async function toMarkdownHtml(
  source: MarkdownSource,
  context: QueryContext,
  info: ResolveInfo,
): Promise<string> {
  const root = toHtmlTree(source);
  const variables = readVariables(context);
  const words = readUiLabels(context);
  const resolve = numberBookings(context, info);
  visit<Element>(root, "element", finishFigure);
  linkFigures(root, context);
  visit<Text>(root, "text", (node) => {
    node.value = fillVariables(node.value, variables);
  });
  visit<Element>(root, "element", (element) => {
    if (element.tagName === "a") finishLink(element, resolve, words["opensSoon"] ?? "");
    if (element.tagName === "input") finishTaskBox(element, words["taskDone"] ?? "");
    // Long lines scroll inside the block.
    if (element.tagName === "pre") element.properties = toScrollStop(words["scrollableText"] ?? "");
    if (element.tagName === "blockquote") finishCallout(element, words);
    if (/^h[2-6]$/.test(element.tagName)) finishHeading(element, source.remarkNode !== null);
  });
  nameWaysBack(root, words["accountBack"] ?? "");
  // After the headings: their anchors come of what was written.
  typesetTree(root);
  visit<Element>(root, { tagName: "a" }, (link) => announceNewTab(link, words));
  finishTables(root, words["scrollableTable"] ?? "");
  await replaceImages(root, source, context, info);
  return toHtml(root);
}

/** Only the body of a file may hold pictures: its node knows the folder that they lie in. */
async function replaceImages(
  root: Root,
  { remarkNode }: MarkdownSource,
  context: QueryContext,
  info: ResolveInfo,
): Promise<void> {
  const contentFile = remarkNode?.["fileAbsolutePath"];
  if (typeof contentFile !== "string") return;
  const replacements: Promise<unknown>[] = [];
  visit<Element>(root, { tagName: "img" }, (image, index, parent) => {
    if (!parent) return;
    const replace = async () => {
      parent.children[index] = await toPicture(image, contentFile, context, info);
    };
    replacements.push(replace());
  });
  await Promise.all(replacements);
}

/**
 * The tree of a body is made here, as gatsby-transformer-remark makes it: the plugin's own field writes three trees of each text
 * into Gatsby's cache, and parses the HTML of every text once more, also where none was written. Only a body may hold HTML.
 */
function toHtmlTree({ written, remarkNode }: MarkdownSource): Root {
  const allowDangerousHtml = remarkNode !== null;
  const parsed = parseMarkdown(written);
  // The way back from a footnote is written into the tree, which the next reader of the text would get as well.
  const own = written.includes("[^") ? structuredClone(parsed) : parsed;
  const tree = toHast(own, { allowDangerousHtml });
  const hasHtml = allowDangerousHtml && written.includes("<");
  return (hasHtml ? parseRawHtml(tree) : tree) as Root;
}

/** A text can hold several booking links: each says which of them it is. */
function numberBookings(context: QueryContext, info: ResolveInfo) {
  let bookings = 0;
  const findNext = () => {
    const origin = findOrigin(context, info);
    bookings++;
    return origin && { ...origin, place: `${origin.place}.${String(bookings)}` };
  };
  return (written: string): ResolvedLink => resolveLink(written, context, findNext);
}

function finishLink(
  element: Element,
  resolve: (written: string) => ResolvedLink,
  soon: string,
): void {
  // The parser percent-encodes what it does not take for a sign of an address, such as {{email}} or \{{id}}.
  const encoded = /%5C(?=%7B%7B)|%7B|%7D/gi;
  const written = String(element.properties?.["href"]).replace(encoded, decodeURIComponent);
  const { href: filled, opensInNewTab, opensSoon } = resolve(written);
  const href = filled.replace(/[{}]/g, encodeURIComponent);
  if (opensSoon) {
    element.tagName = "span";
    element.properties = {};
    element.children.push({ type: "text", value: ` (${soon})` });
    return;
  }
  const newTab = opensInNewTab && { target: "_blank", rel: "noopener" };
  element.properties = { ...element.properties, href, ...newTab };
}

/** In the link's name rather than in its text: what copies the text, such as structured data, gets only what is shown. */
function announceNewTab(link: Element, words: UiLabels): void {
  if (link.properties?.["target"] !== "_blank") return;
  const parts: string[] = [];
  visit<Element | Text>(link, ["text", { tagName: "img" }], (node) => {
    parts.push(node.type === "text" ? node.value : String(node.properties?.["alt"] ?? ""));
  });
  const ariaLabel = `${parts.join("")} ${words["opensInNewTab"] ?? ""}`;
  link.properties = { ...link.properties, ariaLabel };
}
