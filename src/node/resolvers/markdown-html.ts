import type { Element, Root, Text } from "hast";
import toHtml from "hast-util-to-html";
import toHast from "mdast-util-to-hast";
import toString from "mdast-util-to-string";
import visit from "unist-util-visit";
import { parseMarkdown, toHeadingId } from "../../content-model/markdown";
import { fillTokens } from "../../site/fill-tokens";
import { toPicture } from "./markdown-picture";
import { readInterfaceText, readTokens } from "./query-context";
import type { QueryContext, ResolvableType, ResolveInfo } from "./query-context";
import { resolveLink } from "./resolve-link";

/** Markdown as a record holds it; `remarkNode` is set where gatsby-transformer-remark has parsed it. */
export interface MarkdownSource {
  written: string;
  remarkNode: unknown;
}

/** The HTML of a Markdown text: tokens filled in, links resolved, headings named, tables scrollable. */
export async function toMarkdownHtml(
  source: MarkdownSource,
  context: QueryContext,
  info: ResolveInfo,
): Promise<string> {
  const root = await toHtmlTree(source, context, info);
  const tokens = readTokens(context);
  const words = readInterfaceText(context);
  visit<Text>(root, "text", (node) => {
    node.value = fillTokens(node.value, tokens);
  });
  visit<Element>(root, "element", (element, index, parent) => {
    if (element.tagName === "a") finishLink(element, context, words["opensInNewTab"] ?? "");
    if (/^h[2-6]$/.test(element.tagName)) {
      element.properties = { ...element.properties, id: toHeadingId(toString(element)) };
    }
    if (element.tagName !== "table" || !parent) return undefined;
    parent.children[index] = wrapTable(element, words["scrollableTable"] ?? "");
    return [visit.SKIP, index + 1];
  });
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
  const contentFile = (remarkNode as { fileAbsolutePath?: string } | null)?.fileAbsolutePath;
  if (contentFile === undefined) return;
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

async function toHtmlTree(
  { written, remarkNode }: MarkdownSource,
  context: QueryContext,
  info: ResolveInfo,
): Promise<Root> {
  if (remarkNode === null) return toHast(parseMarkdown(written)) as Root;
  const { htmlAst } = (info.schema.getType("MarkdownRemark") as ResolvableType).getFields();
  // The tree is shared with gatsby-transformer-remark's cache: only a copy may be changed.
  return structuredClone(await htmlAst?.resolve(remarkNode, {}, context, info)) as Root;
}

function finishLink(element: Element, context: QueryContext, hint: string): void {
  // The parser percent-encodes what it does not take for a sign of an address, such as {{email}}.
  const written = String(element.properties?.["href"]).replace(/%7B|%7D/gi, decodeURIComponent);
  const { href, opensInNewTab } = resolveLink(written, context);
  element.properties = { ...element.properties, href };
  if (!opensInNewTab) return;
  element.properties = { href, target: "_blank", rel: "noopener" };
  element.children.push({
    type: "element",
    tagName: "span",
    properties: { className: ["visually-hidden"] },
    children: [{ type: "text", value: ` ${hint}` }],
  });
}

/** Wide tables scroll inside themselves; the wrapper takes focus so that keyboards can scroll it. */
function wrapTable(table: Element, label: string): Element {
  return {
    type: "element",
    tagName: "div",
    properties: { className: ["table-scroll"], tabIndex: 0, role: "region", ariaLabel: label },
    children: [table],
  };
}
