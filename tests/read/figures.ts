import { readDocument } from "./read-document";
import { findPageRoute } from "./site-routes";

export interface Figure {
  /** As visitors read it. */
  figure: string;
  /** Path of the page that is to show it. */
  page: string;
}

/**
 * How often a figure stands in a text as a whole: "$20" is no part of "$20-30", "$20,050" or "$20K". White space may be a line
 * break.
 */
export function countFigure(text: string, figure: string): number {
  const pattern = figure.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+");
  const before = String.raw`(?<![\w$+−]|\d[-–.,:/])`;
  const after = String.raw`(?![\w%+]|[-–.,:/]\$?\d)`;
  return Array.from(text.matchAll(new RegExp(before + pattern + after, "g"))).length;
}

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
