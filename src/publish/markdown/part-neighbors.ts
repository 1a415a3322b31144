import type { Element } from "hast";
import { isElement, toText } from "../html/html-tree";
import type { Content } from "../html/html-tree";

const inline = ["a", "span", "strong", "em", "b", "s", "time", "small"];

/** Puts a sign between inline elements that only the page's styles keep apart. */
export function partNeighbors(element: Element): Element {
  const children = element.children.flatMap((child, index, all) => {
    const previous = all[index - 1];
    const isParted = !previous || !isInline(previous) || !isInline(child);
    return isParted ? [child] : [toText(" · "), child];
  });
  return { ...element, children };
}

function isInline(node: Content): boolean {
  return isElement(node) && inline.includes(node.tagName) && node.children.length > 0;
}
