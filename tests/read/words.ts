import { findAll } from "./elements";

/** Controls, text that is not for readers, links within the page, and text that a disclosure repeats. */
const LEFT_OUT = [
  "[aria-hidden=true], button, input, script, style, noscript",
  "a[target=_blank] > .visually-hidden, summary:has([data-when])",
  "nav:not(:has(a:not([href^='#'])))",
  ":has(> details) > [data-short-quote], :has(details) > [data-short-quote]",
].join();

/** The words of a page's main content and of its pictures, open or closed. Uses none of the site's own code. */
export function readPageWords(page: Document): string[] {
  const main = page.querySelector("main")?.cloneNode(true) as
    | Element
    | undefined;
  if (!main) return [];
  for (const part of findAll(main, LEFT_OUT)) part.remove();
  for (const { textContent, parentElement } of findAll(main, "summary")) {
    const before = parentElement?.previousElementSibling;
    if (before?.textContent === textContent) before.remove();
  }
  for (const image of findAll(main, "img"))
    image.replaceWith(` ${image.getAttribute("alt") ?? ""} `);
  return splitWords(readTexts(main).join(" "));
}

function readTexts(node: Node): string[] {
  if (node.nodeType === node.TEXT_NODE) return [node.nodeValue ?? ""];
  return Array.from(node.childNodes).flatMap(readTexts);
}

/** Those of `words` that `others` lacks, counting repeats. */
export function findMissingWords(
  words: readonly string[],
  others: readonly string[],
): string[] {
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

/** Also splits "$689per" and "searchAI": in texts copied from a PDF, neighbors of other sizes have no space between them. */
export function splitWords(text: string): string[] {
  const spaced = text.replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\d)(?=\p{L})/gu, " ");
  return spaced.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
