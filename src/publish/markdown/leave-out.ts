import type { Element } from "hast";
import { findElements, isElement, readAttribute } from "../html/html-tree";

const controls = ["button", "input", "script", "style", "noscript", "template"];

/**
 * Whether a Markdown version does without an element: drawings that assistive technology does not hear of either,
 * controls, and ways around the page that only a screen has a use for.
 */
export function isLeftOut(element: Element): boolean {
  const { tagName } = element;
  return (
    controls.includes(tagName) ||
    readAttribute(element, "ariaHidden") === "true" ||
    (tagName === "svg" && readAttribute(element, "role") !== "img") ||
    (tagName === "img" && readAttribute(element, "alt") === "") ||
    isWayAround(element) ||
    isMoreControl(element)
  );
}

/** A list of contents or the dots of a slider: navigation that leads nowhere else. */
function isWayAround(element: Element): boolean {
  if (element.tagName !== "nav") return false;
  const links = findElements(element, ({ tagName }) => tagName === "a");
  return links.every((link) => readAttribute(link, "href").startsWith("#"));
}

/** "Read More", which says nothing of what it opens. */
function isMoreControl(element: Element): boolean {
  return (
    element.tagName === "summary" &&
    findElements(element, (child) => child.properties?.["dataWhen"] !== undefined).length > 0
  );
}

/** Links say on the page that they open a new tab; a text has no tabs. */
export function withoutTabHint(element: Element): Element {
  if (element.tagName !== "a" || readAttribute(element, "target") !== "_blank") return element;
  const rest = element.children.filter(
    (child) => !isElement(child) || !readAttribute(child, "className").includes("visually-hidden"),
  );
  return { ...element, children: rest };
}
