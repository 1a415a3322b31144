import type { Page } from "@playwright/test";

/**
 * The words of a page's main content: all its text, whether it is open or closed, and the words of its pictures. Left out
 * are controls, what assistive technology does not hear of, ways around the page itself, and what stands there twice
 * because it opens. Nothing of the site's own code is used.
 */
export async function readPageWords(page: Page, html: string): Promise<string[]> {
  const text = await page.evaluate((source) => {
    const main = new DOMParser().parseFromString(source, "text/html").querySelector("main");
    if (!main) return "";
    const all = (selector: string) => Array.from(main.querySelectorAll(selector));
    const remove = (elements: Element[]) => elements.forEach((element) => element.remove());
    remove(all("[aria-hidden=true], button, input, script, style, noscript"));
    remove(all("a[target=_blank] > .visually-hidden, summary:has([data-when])"));
    remove(all("nav").filter((nav) => !nav.querySelector("a:not([href^='#'])")));
    remove(
      all("[data-short-quote]").filter((quote) => quote.parentElement?.querySelector("details")),
    );
    remove(
      all("summary").filter(
        ({ textContent, parentElement }) =>
          textContent === parentElement?.previousElementSibling?.textContent,
      ),
    );
    const texts = all("img").map((image) => image.getAttribute("alt") ?? "");
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? "");
    return texts.join(" ");
  }, html);
  return splitWords(text);
}

/** The words of a Markdown text below its front matter, without the addresses of links. */
export function readMarkdownWords(markdown: string): string[] {
  const body = markdown.replace(/^---\n[\s\S]*?\n---\n/, "");
  return splitWords(body.replace(/\]\([^)\s]*\)/g, "] ").replace(/&#x20;|\\/g, " "));
}

/** How much of `words` is in `others`, word for word and as often: 1 is all of it. */
export function shareOfWords(words: readonly string[], others: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  const found = words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
  return words.length === 0 ? 1 : found.length / words.length;
}

function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
