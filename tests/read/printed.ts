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

/** What the sheets of a page have to say, read from its file. */
export interface Printed {
  words: string[];
  /** Of each link that leads to another page, the whole address. */
  addresses: string[];
}

export function readPrinted(path: string): Printed {
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

/** Of `words` those that are not in `text`, or not as often. */
export function findMissingWords(words: readonly string[], text: string): string[] {
  const left = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu))
    left.set(word, (left.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}
