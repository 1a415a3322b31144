import { readFileSync } from "node:fs";
import { readPageRoutes } from "../read/site-routes";

/** Of every link with a hash: the path, empty for the page itself, and the id. Commas and quotes of links are encoded. */
const LINK = /<a\b[^>]*\shref="([^"#]*)#([^"]+)"/g;

let anchors: Map<string, string[]> | undefined;

/**
 * The ids of a page that links of the site lead to, from the page itself or from others. That they exist is asked of the files;
 * parsing all of them here too would take each worker of the browser suite some seconds.
 */
export function readAnchors(path: string): string[] {
  anchors ??= findAnchors();
  return anchors.get(path) ?? [];
}

function findAnchors(): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const { path, file } of readPageRoutes())
    for (const [, target = "", id = ""] of readFileSync(file, "utf8").matchAll(LINK)) {
      const page = target || path;
      found.set(page, (found.get(page) ?? new Set()).add(decodeURIComponent(id)));
    }
  return new Map(Array.from(found, ([page, ids]) => [page, [...ids].sort()]));
}
