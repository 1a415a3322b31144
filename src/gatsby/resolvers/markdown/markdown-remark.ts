import type { Nodes, Parents, Root } from "hast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { TextHeading } from "../../../content/markdown/markdown";
import { toHtml } from "../../../publish/html/html-tree";
import { writeMarkdown } from "../../../publish/markdown/to-markdown";
import { countWords, toReadingTime } from "../../../site/format/reading-time";
import type { GraphNode, QueryContext, ResolvableType, ResolveInfo } from "../query-context";
import { type MarkdownSource, toMarkdownHtml, toMarkdownTree } from "./markdown-html";
import { toShownHeadings, toShownPlainText } from "./shown-markdown";

interface MarkdownNode {
  children: readonly string[];
  fileAbsolutePath: string;
  rawMarkdownBody: string;
}

interface Pruning {
  pruneLength: number;
  truncate: boolean;
}

/** The fields of `MarkdownRemark`, answered by the processor that renders the pages. */
export const markdownRemarkFields = {
  html: field((source, _args, context, info) => toMarkdownHtml(source, context, info)),
  htmlAst: field((source, _args, context, info) => toMarkdownTree(source, context, info)),
  excerpt: field(async (source, args: Pruning & { format: string }, context, info) => {
    const { children } = prune(await toMarkdownTree(source, context, info), args);
    if (args.format === "HTML") return toHtml(children.filter((child) => child.type !== "doctype"));
    if (args.format === "MARKDOWN") return writeMarkdown({ type: "root", children });
    return toString({ children }).replace(/\s+/g, " ").trim();
  }),
  excerptAst: field(async (source, args: Pruning, context, info) =>
    prune(await toMarkdownTree(source, context, info), args),
  ),
  headings: field(({ written }, { depth }: { depth?: string }, context) =>
    toShownHeadings(written, context)
      .filter((heading) => depth === undefined || depth === `h${String(heading.depth)}`)
      .map(({ id, text, depth }) => ({ id, value: text, depth })),
  ),
  tableOfContents: field(
    ({ written }, { maxDepth = 6, heading }: { maxDepth?: number; heading?: string }, context) => {
      const headings = toShownHeadings(written, context).filter(({ depth }) => depth <= maxDepth);
      return listHeadings(headings.slice(headings.findIndex(({ text }) => text === heading) + 1));
    },
  ),
  timeToRead: field(({ written }, _args, context) =>
    toReadingTime(toShownPlainText(written, context)),
  ),
  wordCount: field(async (source, _args, context, info) => {
    const plain = toShownPlainText(source.written, context);
    let paragraphs = 0;
    visit(await toMarkdownTree(source, context, info), { tagName: "p" }, () => void paragraphs++);
    const sentences = [...new Intl.Segmenter("en", { granularity: "sentence" }).segment(plain)];
    return { paragraphs, sentences: sentences.length, words: countWords(plain) };
  }),
};

function field<Args>(
  answer: (source: MarkdownSource, args: Args, context: QueryContext, info: ResolveInfo) => unknown,
) {
  return {
    resolve: (node: MarkdownNode, args: Args, context: QueryContext, info: ResolveInfo) =>
      answer(findBody(node, context, info), args, context, info),
  };
}

function findBody(node: MarkdownNode, context: QueryContext, info: ResolveInfo): MarkdownSource {
  const record = node.children
    .map((id) => context.nodeModel.getNodeById({ id }))
    .find((child): child is GraphNode => child?.["body"] !== undefined);
  const { type } = (record?.["internal"] ?? {}) as { type?: string };
  if (!record || type === undefined)
    return { written: node.rawMarkdownBody, contentFile: node.fileAbsolutePath };
  const { body } = (info.schema.getType(type) as ResolvableType).getFields();
  return body?.resolve(record, {}, context, { ...info, fieldName: "body" }) as MarkdownSource;
}

function prune(root: Root, { pruneLength, truncate }: Pruning): Root {
  let left = pruneLength;
  const cut = (parent: Parents) => {
    const kept: Nodes[] = [];
    for (const child of parent.children) {
      if (left <= 0) break;
      kept.push(child);
      if (child.type === "element") cut(child);
      if (child.type !== "text") continue;
      const isCut = child.value.length > left;
      const start = child.value.slice(0, left);
      left -= child.value.length;
      if (isCut) child.value = `${truncate ? start : start.replace(/\S*$/, "")}…`;
    }
    parent.children = kept as Root["children"] & typeof parent.children;
  };
  cut(root);
  return root;
}

function listHeadings(headings: readonly TextHeading[]): string {
  const [first] = headings;
  if (!first) return "";
  const entries: string[] = [];
  for (let start = 0; start < headings.length;) {
    const { id, text, depth } = headings[start] ?? first;
    const next = headings.findIndex((each, index) => index > start && each.depth <= depth);
    const end = next === -1 ? headings.length : next;
    const link = { type: "element" as const, tagName: "a", properties: { href: `#${id}` } };
    const words = toHtml([{ ...link, children: [{ type: "text", value: text }] }]);
    entries.push(`<li>${words}${listHeadings(headings.slice(start + 1, end))}</li>`);
    start = end;
  }
  return `<ul>${entries.join("")}</ul>`;
}
