import type { Element } from "hast";
import { makeLinksAbsolute } from "../html/absolute-links";
import { parseFragment, rebuild, toElement, toHtml } from "../html/html-tree";
import type { FeedPicture } from "./feed-picture";

interface FeedText {
  path: string;
  picture: FeedPicture | undefined;
  body: { html: string };
}

/** A text, below its picture, for readers who have it without its page. */
export function toFeedHtml({ body: { html }, path, picture }: FeedText, siteUrl: string): string {
  const body = toElement("div", [...(picture ? [toFigure(picture)] : []), ...parseFragment(html)]);
  const { children } = rebuild(body, (element) => [withoutPageParts(element)]);
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
  const kept = Object.entries(element.properties).filter(([name]) => !pageParts.includes(name));
  return { ...element, properties: Object.fromEntries(kept) };
}
