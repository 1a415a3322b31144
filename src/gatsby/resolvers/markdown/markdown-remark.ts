import type { Nodes, Parents, Root } from "hast";
import { visit } from "unist-util-visit";
import { type TextHeading, wordsOf } from "../../../content/markdown/markdown";
import { buildElement, renderHtml, textNode } from "../../../publish/html/html-tree";
import { writeMarkdown } from "../../../publish/markdown/page-markdown";
import { countWords, readingTimeOf } from "../../../site/format/reading-time";
import type { OtherType, QueryContext, ResolveInfo } from "../field";
import { type MarkdownSource, renderMarkdown, buildMarkdownTree } from "./markdown-html";
import { renderHeadings, renderMarkdownAsText } from "./shown-markdown";

interface MarkdownNode {
  children: readonly string[];
  fileAbsolutePath: string;
  rawMarkdownBody: string;
}

interface Pruning {
  pruneLength: number;
  truncate: boolean;
}

/** The fields of `MarkdownRemark`, resolved by the same code as the pages. */
export const markdownRemarkFields = {
  html: answerBy(renderMarkdown),
  htmlAst: answerBy(buildMarkdownTree),
  excerpt: answerBy(async (source, context, info, args: Pruning & { format: string }) => {
    const { children } = prune(await buildMarkdownTree(source, context, info), args);
    if (args.format === "HTML")
      return renderHtml(children.filter((child) => child.type !== "doctype"));
    if (args.format === "MARKDOWN") return writeMarkdown({ type: "root", children });
    return wordsOf({ type: "root", children }).replace(/\s+/g, " ").trim();
  }),
  excerptAst: answerBy(async (source, context, info, args: Pruning) =>
    prune(await buildMarkdownTree(source, context, info), args),
  ),
  headings: answerBy((source, context, _info, { depth: wanted }: { depth?: string }) =>
    renderHeadings(source, context)
      .filter(({ depth }) => wanted === undefined || wanted === `h${String(depth)}`)
      .map(({ id, text, depth }) => ({ id, value: text, depth })),
  ),
  tableOfContents: answerBy(
    (source, context, _info, args: { maxDepth?: number; heading?: string }) => {
      const { maxDepth = 6, heading } = args;
      const headings = renderHeadings(source, context).filter(({ depth }) => depth <= maxDepth);
      return listHeadings(headings.slice(headings.findIndex(({ text }) => text === heading) + 1));
    },
  ),
  timeToRead: answerBy((source, context) => readingTimeOf(renderMarkdownAsText(source, context))),
  wordCount: answerBy(async (source, context, info) => {
    const plain = renderMarkdownAsText(source, context);
    let paragraphs = 0;
    visit(
      await buildMarkdownTree(source, context, info),
      { tagName: "p" },
      () => void paragraphs++,
    );
    const sentences = [...new Intl.Segmenter("en", { granularity: "sentence" }).segment(plain)];
    return { paragraphs, sentences: sentences.length, words: countWords(plain) };
  }),
};

function answerBy<Args>(
  answer: (source: MarkdownSource, context: QueryContext, info: ResolveInfo, args: Args) => unknown,
) {
  return {
    resolve: (node: MarkdownNode, args: Args, context: QueryContext, info: ResolveInfo) =>
      answer(findBody(node, context, info), context, info, args),
  };
}

function findBody(node: MarkdownNode, context: QueryContext, info: ResolveInfo): MarkdownSource {
  const record = node.children
    .map((id) => context.nodeModel.getNodeById({ id }))
    .find((child) => child?.["body"] !== undefined);
  if (!record) return { written: node.rawMarkdownBody, contentFile: node.fileAbsolutePath };
  const { type } = record["internal"] as { type: string };
  const { body } = (info.schema.getType(type) as OtherType).getFields();
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
  if (headings.length === 0) return "";
  const groups: [TextHeading, ...TextHeading[]][] = [];
  for (const heading of headings) {
    const group = groups.at(-1);
    if (group && heading.depth > group[0].depth) group.push(heading);
    else groups.push([heading]);
  }
  const entries = groups.map(([{ id, text: words }, ...below]) => {
    const link = renderHtml([buildElement("a", [textNode(words)], { href: `#${id}` })]);
    return `<li>${link}${listHeadings(below)}</li>`;
  });
  return `<ul>${entries.join("")}</ul>`;
}
