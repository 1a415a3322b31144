import type { Page } from "@playwright/test";

/** The words of a page that begin on one line and end on another, with no hyphen or space between. */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words: string[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { nodeValue, parentElement } = walker.currentNode;
      if (!parentElement?.checkVisibility() || isForScreenReaders(parentElement)) continue;
      for (const { index, 0: word } of nodeValue?.matchAll(/[\p{L}\p{N}@.]{2,}/gu) ?? []) {
        range.setStart(walker.currentNode, index);
        range.setEnd(walker.currentNode, index + word.length);
        const [first, ...others] = range.getClientRects();
        const isBroken = others.some(({ top }) => first && top > first.bottom - 1);
        if (isBroken) words.push(word);
      }
    }
    return words;

    function isForScreenReaders(element: Element): boolean {
      const hidden = element.closest(".visually-hidden, thead");
      return hidden !== null && getComputedStyle(hidden).clipPath === "inset(50%)";
    }
  });
}
