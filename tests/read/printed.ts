import { findAll } from "./elements";
import { readDocument } from "./read-document";
import { findPageRoute } from "./site-routes";
import { readPageWords } from "./words";

/** Not printed or not text: controls, text for screen readers, and pictures. */
const NOT_PRINTED = [
  "img, svg, fieldset, span:has(+ fieldset), [role=search]",
  ".visually-hidden",
  "nav:not(:has(h2)), section:has(> h2 + nav)",
].join();

/** What a page must print, read from its file: its words, and the full URL of each link to another page. */
export function readPrinted(path: string): { words: string[]; urls: string[] } {
  const page = readDocument(findPageRoute(path)).cloneNode(true) as Document;
  const canonical =
    page.querySelector("link[rel=canonical]")?.getAttribute("href") ?? "";
  for (const part of findAll(page, NOT_PRINTED)) part.remove();
  const urls = findAll(page, "main a[href^='/'], main a[href^=http]").map(
    (link) => {
      // Readers don't need the origin in a booking link.
      const href =
        link.getAttribute("href")?.replace(/\?utm_source=.*/, "") ?? "";
      return href.startsWith("/") ? new URL(canonical).origin + href : href;
    },
  );
  return { words: readPageWords(page), urls: [...new Set(urls)] };
}
