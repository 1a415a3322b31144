import type { Page } from "@playwright/test";

/**
 * Boxes that take the focus of a keyboard to be scrolled, or tell of themselves as groups, though all that is in them can be
 * seen; and boxes with more in them than can be seen that no keyboard stops at, or only at one without a name.
 */
export async function findIdleStops(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isStop = (box: Element) =>
      box.matches("[tabindex='0'][role=group][aria-label]:not([aria-label=''])");
    const isPlain = (box: Element) => !box.matches("[tabindex], [role], [aria-label]");
    const scrolls = (box: Element) =>
      box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
    const name = (box: Element) =>
      `"${box.getAttribute("aria-label") ?? box.outerHTML.slice(0, 60)}"`;
    return [
      ...Array.from(
        document.querySelectorAll("[tabindex='0'], main :is([data-scroll], pre, .table-scroll)"),
      )
        .filter((box) => !scrolls(box) && !isPlain(box))
        .map((box) => `${name(box)} fits`),
      ...Array.from(document.querySelectorAll("main :is([data-scroll], pre, .table-scroll)"))
        .filter((box) => box.scrollWidth > box.clientWidth && !isStop(box))
        .map((box) => `${name(box)} scrolls, and is no stop`),
    ];
  });
}
