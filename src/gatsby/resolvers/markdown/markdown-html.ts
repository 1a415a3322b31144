import type { Heading } from "mdast";
import { rehype } from "rehype";
import remarkRehype, { defaultHandlers } from "remark-rehype";
import {
  parseMarkdown,
  slugifyHeading,
  wordsOf,
} from "../../../content/markdown/markdown";
import { typesetTree } from "../../../content/typeset/typeset";
import { parseFragment, renderHtml } from "../../../lib/html/html-tree";
import type { QueryContext, ResolveInfo } from "../field";
import { readFiller, readUiLabels } from "../query-context";
import { placeBookings, unplaced } from "../../../lib/urls/booking-origin";
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
  file?: string;
}

/** Renders a Markdown text: fills in variables, resolves links, adds ids to headings, and makes tables scrollable. */
export async function renderMarkdown(
  { written, file }: MarkdownSource,
  context: QueryContext,
  info: ResolveInfo,
): Promise<string> {
  const label = readUiLabels(context);
  const fill = readFiller(context);
  const isBody = file !== undefined;
  const root = await rehype()
    .use(remarkRehype, {
      allowDangerousHtml: isBody,
      clobberPrefix: "",
      handlers: {
        // From the same words as in contents and links, which have no footnotes and HTML.
        heading: (state, node: Heading) => {
          const heading = defaultHandlers.heading(state, node);
          heading.properties["id"] = slugifyHeading(fill(wordsOf(node)));
          return heading;
        },
      },
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
  const resolve = (written: string) => {
    const link = resolveLink(written, context);
    if (!link.href.includes(unplaced.place)) return link;
    bookings += 1;
    const numbered = `${unplaced.place}.${bookings}`;
    return placeBookings(link, unplaced.page, numbered);
  };
  resolveLinks(root, resolve, label);
  finishBlocks(root, label, isBody);
  typesetTree(root);
  nameNewTabs(root, label);
  finishTables(root, label);
  if (isBody) await showPictures(root, file, context, info);
  return renderHtml(root.children);
}
