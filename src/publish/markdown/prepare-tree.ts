import type { Element, ElementContent } from "hast";
import {
  findElements,
  isElement,
  readAttribute,
  readText,
  rebuild,
  toText,
} from "../html/html-tree";
import { nameStates, writeOut, writeSwitch } from "./write-out";

/** The main content of a page with everything said in words and open, as Markdown can have it. */
export function prepareTree(page: Element): Element {
  const once = rebuild(page, (element) => [withoutRepeats(element)]);
  return rebuild(once, prepareElement);
}

function prepareElement(element: Element): ElementContent[] {
  if (isLeftOut(element)) return [];
  if (element.tagName === "fieldset") return [writeSwitch(element)];
  return writeOut(nameStates(partNeighbors(withoutTabHint(element))));
}

/** Drawings hidden from assistive technology, controls, and navigation within the page. */
function isLeftOut(element: Element): boolean {
  const { tagName } = element;
  return (
    ["button", "input", "script", "style", "noscript", "template"].includes(tagName) ||
    readAttribute(element, "ariaHidden") === "true" ||
    (tagName === "svg" && readAttribute(element, "role") !== "img") ||
    (tagName === "img" && readAttribute(element, "alt") === "") ||
    // A list of contents or the dots of a slider: navigation that leads nowhere else.
    (tagName === "nav" &&
      findElements(element, (child) => child.tagName === "a").every((link) =>
        readAttribute(link, "href").startsWith("#"),
      )) ||
    // "Read More", which says nothing of what it opens.
    (tagName === "summary" &&
      findElements(element, (child) => child.properties["dataWhen"] !== undefined).length > 0)
  );
}

/** Links say on the page that they open a new tab; a text has no tabs. */
function withoutTabHint(element: Element): Element {
  if (element.tagName !== "a" || readAttribute(element, "target") !== "_blank") return element;
  const rest = element.children.filter(
    (child) => !isElement(child) || !readAttribute(child, "className").includes("visually-hidden"),
  );
  return { ...element, children: rest };
}

const inline = ["a", "span", "strong", "em", "b", "s", "time", "small"];

/** Puts a sign between inline elements that only the page's styles keep apart. */
function partNeighbors(element: Element): Element {
  const isInline = (node: ElementContent | undefined) =>
    node?.type === "element" && inline.includes(node.tagName) && node.children.length > 0;
  const children = element.children.flatMap((child, index, all) =>
    isInline(all[index - 1]) && isInline(child) ? [toText(" · "), child] : [child],
  );
  return { ...element, children };
}

/** What opens may appear twice, for small and for wide screens or in a short form: Markdown keeps one. */
function withoutRepeats(element: Element): Element {
  const elements = element.children.filter(isElement);
  // The beginning of a quote, above the details that hold the whole.
  const shortQuotes = elements.some(({ tagName }) => tagName === "details")
    ? elements.filter(({ properties }) => properties["dataShortQuote"] !== undefined)
    : [];
  const children = element.children
    .filter((child) => !isElement(child) || !shortQuotes.includes(child))
    .map((child, index, all) => withoutRepeatedSummary(child, all[index - 1]));
  return { ...element, children };
}

/** Details whose summary says what stands just above them. */
function withoutRepeatedSummary(
  child: ElementContent,
  previous: ElementContent | undefined,
): ElementContent {
  if (!previous || !isElement(child) || child.tagName !== "details") return child;
  const isRepeat = (part: ElementContent) =>
    isElement(part) && part.tagName === "summary" && readText(part) === readText(previous);
  return { ...child, children: child.children.filter((part) => !isRepeat(part)) };
}
