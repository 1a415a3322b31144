import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { AGREED_PAGES } from "../agreed/calls";
import { readDocument } from "../read/read-document";
import { readPageRoutes, type SiteRoute } from "../read/site-routes";

/** Kilobytes (1,000 bytes) after brotli. A new connection carries 14.6 before it waits for an answer; 0.54 are the headers. */
const MOST_KB = 14.05;

test.each(readPageRoutes())("HTML of $path", (route) => {
  const { length } = brotliCompressSync(readHtml(route));
  expect(length / 1000).toBeLessThanOrEqual(MOST_KB);
});

/** How long a page of their own is, writers decide: of those, only the frame counts. */
function readHtml(route: SiteRoute): string {
  if (AGREED_PAGES.has(route.path)) return readFileSync(route.file, "utf8");
  const page = readDocument(route).cloneNode(true) as Document;
  page.querySelector("main")?.replaceChildren();
  return page.documentElement.outerHTML;
}
