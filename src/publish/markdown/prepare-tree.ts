import type { Element, ElementContent } from "hast";
import { wordsOf } from "../../content/markdown/markdown";
import {
  findElements,
  isElement,
  readAttribute,
  rebuild,
  textNode,
} from "../../lib/html/html-tree";
import { nameStates, writeOut, writeSwitch } from "./write-out";

/** A page's main content, with everything expanded and in text, ready for Markdown. */
export function prepareTree(page: Element): Element {
  const once = rebuild(page, (element) => [withoutRepeats(element)]);
  return rebuild(once, prepareElement);
}

function prepareElement(element: Element): ElementContent[] {
  if (isLeftOut(element)) return [];
  if (element.tagName === "fieldset") return [writeSwitch(element)];
  return writeOut(nameStates(partNeighbors(withoutTabHint(element))));
}

/** Leaves out decorative drawings, controls, and navigation within the page. */
function isLeftOut(element: Element): boolean {
  const { tagName } = element;
  return (
    ["button", "input", "script", "style", "noscript", "template"].includes(
      tagName,
    ) ||
    readAttribute(element, "ariaHidden") === "true" ||
    (tagName === "svg" && readAttribute(element, "role") !== "img") ||
    (tagName === "img" && readAttribute(element, "alt") === "") ||
    // A table of contents or a slider's dots: navigation within the page.
    (tagName === "nav" &&
      findElements(element, (child) => child.tagName === "a").every((link) =>
        readAttribute(link, "href").startsWith("#"),
      )) ||
    // "Read More", which does not describe its content.
    (tagName === "summary" &&
      findElements(
        element,
        (child) => child.properties["dataWhen"] !== undefined,
      ).length > 0)
  );
}

/** Removes the new-tab hint from links, since a text has no tabs. */
function withoutTabHint(element: Element): Element {
  if (element.tagName !== "a" || readAttribute(element, "target") !== "_blank")
    return element;
  const rest = element.children.filter(
    (child) =>
      !isElement(child) ||
      !readAttribute(child, "className").includes("visually-hidden"),
  );
  return { ...element, children: rest };
}

const inline = ["a", "span", "strong", "em", "b", "s", "time", "small"];

/** Adds a separator between inline elements that only styles separate. */
function partNeighbors(element: Element): Element {
  const isInline = (node: ElementContent | undefined) =>
    node?.type === "element" &&
    inline.includes(node.tagName) &&
    node.children.length > 0;
  const children = element.children.flatMap((child, index, all) =>
    isInline(all[index - 1]) && isInline(child)
      ? [textNode(" · "), child]
      : [child],
  );
  return { ...element, children };
}

/** Removes duplicates: expandable content may have a version for small and for wide screens, or a short form. */
function withoutRepeats(element: Element): Element {
  const hasAll = element.children.some(
    (child) => isElement(child) && child.tagName === "details",
  );
  // The start of a quote, above the details with all of it.
  const isShort = (child: ElementContent) =>
    isElement(child) && child.properties["dataShortQuote"] !== undefined;
  const children = element.children
    .filter((child) => !hasAll || !isShort(child))
    .map((child, index, all) => withoutRepeatedSummary(child, all[index - 1]));
  return { ...element, children };
}

/** Removes a summary that repeats the text above it. */
function withoutRepeatedSummary(
  child: ElementContent,
  previous: ElementContent | undefined,
): ElementContent {
  if (!previous || !isElement(child) || child.tagName !== "details")
    return child;
  const isRepeat = (part: ElementContent) =>
    isElement(part) &&
    part.tagName === "summary" &&
    wordsOf(part) === wordsOf(previous);
  return {
    ...child,
    children: child.children.filter((part) => !isRepeat(part)),
  };
}
