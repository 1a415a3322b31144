import type { Element } from "hast";
import { isElement, readText } from "../html/html-tree";
import type { Content } from "../html/html-tree";

/**
 * What opens may stand on the page twice, for small and for wide screens, or as its own beginning while it is
 * closed. A Markdown version has everything open: it keeps one of the two.
 */
export function withoutRepeats(element: Element): Element {
  const children = element.children
    .filter((child) => !isElement(child) || !isShortQuote(child, element))
    .map((child, index, all) => withoutRepeatedSummary(child, all[index - 1]));
  return { ...element, children };
}

/** The beginning of a quote, above the details that hold the whole. */
function isShortQuote(paragraph: Element, parent: Element): boolean {
  const isOpened = parent.children.some((child) => isElement(child) && child.tagName === "details");
  return isOpened && paragraph.properties?.["dataShortQuote"] !== undefined;
}

/** Details whose summary says what stands just above them. */
function withoutRepeatedSummary(child: Content, previous: Content | undefined): Content {
  if (!previous || !isElement(child) || child.tagName !== "details") return child;
  const isRepeat = (part: Content) =>
    isElement(part) && part.tagName === "summary" && readText(part) === readText(previous);
  return { ...child, children: child.children.filter((part) => !isRepeat(part)) };
}
