import { findAll } from "./elements";

/**
 * The words of a page's main content: all text, open or closed, and the words of its pictures. Excludes controls, text hidden from
 * assistive technology, navigation within the page, and text repeated in disclosures. Uses none of the site's own code.
 */
export function readPageWords(page: Document): string[] {
  const main = page.querySelector("main")?.cloneNode(true) as
    | Element
    | undefined;
  if (!main) return [];
  for (const select of LEFT_OUT)
    select(main).forEach((element) => element.remove());
  const alts = findAll(main, "img").map(
    (image) => image.getAttribute("alt") ?? "",
  );
  return splitWords([...alts, ...readTexts(main)].join(" "));
}

const LEFT_OUT: ((main: Element) => Element[])[] = [
  (main) =>
    findAll(main, "[aria-hidden=true], button, input, script, style, noscript"),
  (main) =>
    findAll(
      main,
      "a[target=_blank] > .visually-hidden, summary:has([data-when])",
    ),
  (main) =>
    findAll(main, "nav").filter(
      (nav) => !nav.querySelector("a:not([href^='#'])"),
    ),
  (main) =>
    findAll(main, "[data-short-quote]").filter((quote) =>
      quote.parentElement?.querySelector("details"),
    ),
  (main) =>
    findAll(main, "summary").filter(
      ({ textContent, parentElement }) =>
        textContent === parentElement?.previousElementSibling?.textContent,
    ),
];

function readTexts(node: Node): string[] {
  if (node.nodeType === node.TEXT_NODE) return [node.nodeValue ?? ""];
  return Array.from(node.childNodes).flatMap(readTexts);
}

/** The words of a Markdown text without its front matter and link URLs. */
export function readMarkdownWords(markdown: string): string[] {
  const body = markdown.replace(/^---\n[\s\S]*?\n---\n/, "");
  return splitWords(
    body.replace(/\]\([^)\s]*\)/g, "] ").replace(/&#x20;|\\/g, " "),
  );
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

/** Also splits "$689per" and "searchAI": in texts copied from a PDF, neighbours of other sizes have no space between them. */
export function splitWords(text: string): string[] {
  const spaced = text.replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\d)(?=\p{L})/gu, " ");
  return spaced.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
