import type { Element } from "hast";
import toHtml from "hast-util-to-html";
import { makeLinksAbsolute } from "../html/absolute-links";
import { parseFragment, rebuild, toElement } from "../html/html-tree";
import { withoutTabHint } from "../markdown/leave-out";
import type { FeedPicture } from "./feed-picture";

interface FeedText {
  path: string;
  picture: FeedPicture | undefined;
  body: { html: string };
}

/** A text, below its picture, for readers who have it without its page. */
export function toFeedHtml({ body: { html }, path, picture }: FeedText, siteUrl: string): string {
  const body = toElement("div", [...(picture ? [toFigure(picture)] : []), ...parseFragment(html)]);
  // A hint is known by its class, which goes afterwards.
  const text = rebuild(body, (element) => [withoutTabHint(element)]);
  const { children } = rebuild(text, (element) => [withoutPageParts(element)]);
  makeLinksAbsolute(children, siteUrl + path);
  return toHtml(children);
}

function toFigure({ src, alt, width, height }: FeedPicture): Element {
  const image = { ...toElement("img", []), properties: { src, alt, width, height } };
  return toElement("p", [image]);
}

/** What only the styles and the scripts of a page know what to do with. */
const pageParts = ["className", "dataKind", "dataScroll", "role", "tabIndex", "ariaLabel"];

function withoutPageParts(element: Element): Element {
  const kept = Object.entries(element.properties ?? {}).filter(
    ([name]) => !pageParts.includes(name),
  );
  return { ...element, properties: Object.fromEntries(kept) };
}
