import { createHash } from "node:crypto";
import { assertObjectType } from "gatsby/graphql";
import { writeMarkdown } from "../../../publish/markdown/page-markdown";
import { readingTimeOf } from "../../../lib/format/reading-time";
import type { GraphNode, QueryContext, ResolveInfo } from "../field";
import { type MarkdownSource, renderMarkdown, buildMarkdownTree } from "./markdown-html";
import { renderHeadings, renderMarkdownAsText } from "./shown-markdown";

interface MarkdownNode {
  internal?: GraphNode;
  children: readonly string[];
  fileAbsolutePath: string;
  rawMarkdownBody: string;
}

/** Resolved by gatsby-transformer-remark, from the text as its page shows it. */
const ofPlugin = answerBy(async (source, context, info, args, node) => {
  const content = writeMarkdown(await buildMarkdownTree(source, context, info));
  // The plugin's cache key.
  const contentDigest = createHash("sha256").update(content).digest("hex");
  const shown = { ...node, internal: { ...node.internal, content, contentDigest } };
  return info.originalResolver?.(shown, args, context, info);
});

/** The fields of `MarkdownRemark`: the text as its page shows it. */
export const markdownRemarkFields = {
  html: answerBy(renderMarkdown),
  htmlAst: answerBy(buildMarkdownTree),
  excerpt: ofPlugin,
  excerptAst: ofPlugin,
  headings: answerBy((source, context, _info, { depth: wanted }: { depth?: string }) =>
    renderHeadings(source, context)
      .filter(({ depth }) => wanted === undefined || wanted === `h${String(depth)}`)
      .map(({ id, text, depth }) => ({ id, value: text, depth })),
  ),
  tableOfContents: ofPlugin,
  timeToRead: answerBy((source, context) => readingTimeOf(renderMarkdownAsText(source, context))),
  wordCount: ofPlugin,
};

function answerBy<Args extends object>(
  answer: (
    source: MarkdownSource,
    context: QueryContext,
    info: ResolveInfo,
    args: Args,
    node: MarkdownNode,
  ) => unknown,
) {
  return {
    resolve: (node: MarkdownNode, args: Args, context: QueryContext, info: ResolveInfo) =>
      answer(findBody(node, context, info), context, info, args, node),
  };
}

function findBody(node: MarkdownNode, context: QueryContext, info: ResolveInfo): MarkdownSource {
  const record = node.children
    .map((id) => context.nodeModel.getNodeById({ id }))
    .find((child) => child?.["body"] !== undefined);
  if (!record) return { written: node.rawMarkdownBody, contentFile: node.fileAbsolutePath };
  const { body } = assertObjectType(info.schema.getType(record.internal?.type ?? "")).getFields();
  return body?.resolve?.(record, {}, context, { ...info, fieldName: "body" }) as MarkdownSource;
}
