import type { Root } from "hast";
import { rehype } from "rehype";
import rehypeRaw from "rehype-raw";
import remarkRehype from "remark-rehype";
import { parseMarkdown } from "../../../content/markdown/markdown";
import { typesetTree } from "../../../content/typeset/typeset-tree";
import { findOrigin } from "../booking-place";
import { type QueryContext, type ResolveInfo, readUiLabels } from "../query-context";
import { type ResolvedLink, resolveLink } from "../resolve-link";
import { rehypeBlocks, rehypeCaptions, rehypeTables } from "./rehype-blocks";
import { rehypeFootnotes, rehypeLinks, rehypeNewTabs, rehypeVariables } from "./rehype-links";
import { rehypePictures } from "./rehype-pictures";

/** Markdown as a record holds it; the body of a file names that file: it may hold HTML, and pictures beside it. */
export interface MarkdownSource {
  written: string;
  contentFile?: string | undefined;
}

/** The HTML of a Markdown text: variables filled in, links resolved, headings named, tables scrollable. */
export async function toMarkdownHtml(
  source: MarkdownSource,
  context: QueryContext,
  info: ResolveInfo,
): Promise<string> {
  return rehype().stringify(await toMarkdownTree(source, context, info));
}

/** The same as a tree. */
export async function toMarkdownTree(
  { written, contentFile }: MarkdownSource,
  context: QueryContext,
  info: ResolveInfo,
): Promise<Root> {
  const words = readUiLabels(context);
  const isBody = contentFile !== undefined;
  const backLabel = (index: number) => `${words["accountBack"] ?? ""} ${String(index + 1)}`;
  const has = (mark: string) => written.includes(mark);
  const processor = rehype()
    .use(remarkRehype, {
      allowDangerousHtml: isBody,
      clobberPrefix: "",
      footnoteBackContent: backLabel,
    })
    .use(isBody && has("<") ? [rehypeRaw] : [])
    .use(has("[^") ? [rehypeFootnotes] : [])
    .use(has("![") ? [rehypeCaptions] : [])
    .use(rehypeVariables, { context })
    .use(rehypeLinks, { resolve: numberBookings(context, info), soon: words["opensSoon"] ?? "" })
    .use(rehypeBlocks, { words, isBody })
    // After the headings: their anchors are made of what was written.
    .use(() => typesetTree)
    .use(rehypeNewTabs, { hint: words["opensInNewTab"] ?? "" })
    .use(has("|") ? [[rehypeTables, { label: words["scrollableTable"] ?? "" }]] : [])
    .use(isBody && has("![") ? [[rehypePictures, { contentFile, context, info }]] : []);
  return processor.run(parseMarkdown(written));
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
