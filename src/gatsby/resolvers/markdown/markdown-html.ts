import type { Root } from "hast";
import { rehype } from "rehype";
import remarkRehype from "remark-rehype";
import { parseMarkdown } from "../../../content/markdown/markdown";
import { typesetTree } from "../../../content/typeset/typeset";
import { parseFragment, renderHtml } from "../../../lib/html/html-tree";
import { findOrigin } from "../booking-place";
import type { QueryContext, ResolveInfo } from "../field";
import { readUiLabels } from "../query-context";
import { resolveLink } from "../resolve-link";
import { addCaptions, finishBlocks, finishTables } from "./rehype-blocks";
import {
  fillTree,
  finishFootnotes,
  nameNewTabs,
  resolveLinks,
} from "./rehype-links";
import { showPictures } from "./rehype-pictures";

/** A record's Markdown. The body of a file has that file's path, and may contain HTML and local pictures. */
export interface MarkdownSource {
  written: string;
  contentFile?: string | undefined;
}

/** Renders a Markdown text: fills in variables, resolves links, adds ids to headings, and makes tables scrollable. */
async function buildMarkdownTree(
  { written, contentFile }: MarkdownSource,
  context: QueryContext,
  info: ResolveInfo,
): Promise<Root> {
  const label = readUiLabels(context);
  const isBody = contentFile !== undefined;
  const root = await rehype()
    .use(remarkRehype, {
      allowDangerousHtml: isBody,
      clobberPrefix: "",
      footnoteBackContent: (index, use) => {
        const suffix = use > 1 ? `.${use}` : "";
        return `${label("backToReference")} ${index + 1}${suffix}`;
      },
    })
    .run(parseMarkdown(written));
  // Turns HTML in the text into elements.
  if (isBody && written.includes("<"))
    root.children = parseFragment(renderHtml(root.children));
  finishFootnotes(root);
  addCaptions(root);
  fillTree(root, context);
  // A text can contain several booking links, so they are numbered.
  let bookings = 0;
  const findNext = () => {
    const origin = findOrigin(context, info);
    bookings++;
    return origin && { ...origin, place: `${origin.place}.${bookings}` };
  };
  resolveLinks(root, (link) => resolveLink(link, context, findNext), label);
  finishBlocks(root, label, isBody);
  // After the headings, whose ids are made from the source.
  typesetTree(root);
  nameNewTabs(root, label);
  finishTables(root, label);
  if (isBody) await showPictures(root, contentFile, context, info);
  return root;
}

export async function renderMarkdown(
  ...text: Parameters<typeof buildMarkdownTree>
): Promise<string> {
  return renderHtml((await buildMarkdownTree(...text)).children);
}
