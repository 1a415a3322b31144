import type { Page } from "@playwright/test";

/**
 * Elements that overflow sideways at the current width. Checks elements as well as the page's width, because hidden overflow on the page
 * would hide the scroll bar and cut off text. Elements inside a box that scrolls or clips are fine. Lists only the innermost elements that
 * reach furthest.
 */
export async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const isContained = (element: Element): boolean => {
      const parent = element.parentElement;
      if (parent === null || parent === document.body || parent === root)
        return false;
      return (
        getComputedStyle(parent).overflowX !== "visible" || isContained(parent)
      );
    };
    // A long word overflows its box without widening it; unless the page clips it, it widens the page.
    const isPageClipped = [root, document.body].some(
      (element) => getComputedStyle(element).overflowX !== "visible",
    );
    const findEdge = (element: Element): number => {
      const box = element.getBoundingClientRect().right;
      if (!isPageClipped || getComputedStyle(element).overflowX !== "visible")
        return box;
      const texts = Array.from(element.childNodes).filter(
        (node) => node instanceof Text,
      );
      const edges = texts.map((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return range.getBoundingClientRect().right;
      });
      return Math.max(box, ...edges);
    };
    const wide = Array.from(document.body.querySelectorAll("*"))
      .filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      )
      .filter(
        (element) =>
          findEdge(element) > root.clientWidth + 1 && !isContained(element),
      )
      .filter(
        (element, _, all) =>
          !all.some((other) => other !== element && element.contains(other)),
      )
      .sort((a, b) => findEdge(b) - findEdge(a))
      .slice(0, 5)
      .map(
        (element) =>
          `${element.localName} "${element.textContent.trim().slice(0, 40)}" ends at ${Math.round(findEdge(element))}`,
      );
    const page =
      root.scrollWidth > root.clientWidth
        ? [`page is ${root.scrollWidth} wide in ${root.clientWidth}`]
        : [];
    return [...page, ...wide];
  });
}
