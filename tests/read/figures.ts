import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { readPageRoutes } from "./site-routes";

export interface Figure {
  /** As visitors read it. */
  figure: string;
  /** Path of the page that the specification gives it to. */
  page: string;
  /** How often `content/` may hold it in digits; everything else refers to those records. */
  places: number;
  /** How often it stands there by chance: in worked examples, or where the same digits mean something else. */
  lookalikes?: number;
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

/** The words of a built page, closed and other states of its widgets included, with a line for each block. */
export async function readPageText(page: Page, path: string): Promise<string> {
  const route = readPageRoutes().find((each) => each.path === path);
  if (!route) throw new Error(`The site has no page ${path}.`);
  return page.evaluate(
    (html) => {
      const inline = "a, b, code, em, i, mark, s, small, span, strong, sub, sup, time";
      const read = (node: Node): string => {
        if (node instanceof Text) return node.data;
        if (!(node instanceof Element) || node.matches("script, style, noscript, template"))
          return "";
        const text = Array.from(node.childNodes, read).join("");
        return node.matches(inline) ? text : `\n${text}\n`;
      };
      return read(new DOMParser().parseFromString(html, "text/html").body);
    },
    readFileSync(route.file, "utf8"),
  );
}
