import { readDocument } from "./read-document";
import { findPageRoute } from "./site-routes";

/** The words of a built page, or of a part of it, closed and other states of its widgets included, with a line for each block. */
export function readPageText(path: string, part = "body"): string {
  const element = readDocument(findPageRoute(path)).querySelector(part);
  if (!element) throw new Error(`${path} has no ${part}.`);
  return readBlocks(element);
}

const INLINE = "a, b, code, em, i, mark, s, small, span, strong, sub, sup, time";

function readBlocks(part: Element): string {
  if (part.matches("script, style, noscript, template")) return "";
  const text = Array.from(part.childNodes, (node) => {
    if (node.nodeType === node.TEXT_NODE) return node.nodeValue ?? "";
    return node.nodeType === node.ELEMENT_NODE ? readBlocks(node as Element) : "";
  }).join("");
  return part.matches(INLINE) ? text : `\n${text}\n`;
}
