import { findAll } from "./elements";
import { readDocument } from "./read-document";
import { findPageRoute } from "./site-routes";
import { readPageWords } from "./words";

/** What has no use on paper, words that only screen readers hear, and pictures, which are seen. */
const NOT_PRINTED = [
  "img, svg, fieldset:not([data-question]), [role=search], [aria-live] > :first-child:not(:last-child)",
  ".visually-hidden:not(:has(caption)), .visually-hidden :is(thead, tbody)",
  "nav:not(:has(h2)), section:has(> h2 + nav)",
].join();

/** What the sheets of a page have to say, read from its file: its words, and the whole address of each link to another page. */
export function readPrinted(path: string): { words: string[]; addresses: string[] } {
  const page = readDocument(findPageRoute(path)).cloneNode(true) as Document;
  const canonical = page.querySelector("link[rel=canonical]")?.getAttribute("href") ?? "";
  for (const part of findAll(page, NOT_PRINTED)) part.remove();
  const addresses = findAll(page, "main a[href^='/'], main a[href^=http]").map((link) => {
    // A booking link says where it stands, which is of no use to readers.
    const href = link.getAttribute("href")?.replace(/\?utm_source=.*/, "") ?? "";
    return href.startsWith("/") ? new URL(canonical).origin + href : href;
  });
  return { words: readPageWords(page), addresses: [...new Set(addresses)] };
}
