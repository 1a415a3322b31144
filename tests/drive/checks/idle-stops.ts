import type { Page } from "@playwright/test";

/**
 * Scroll containers that are focusable or exposed as groups though all their content is visible, and boxes with overflow that are not
 * focusable or have no name.
 */
export async function findIdleTabStops(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isStop = (box: Element) =>
      box.matches(
        "[tabindex='0'][role=group][aria-label]:not([aria-label=''])",
      );
    const isPlain = (box: Element) =>
      !box.matches("[tabindex], [role], [aria-label]");
    const scrolls = (box: Element) =>
      box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
    const name = (box: Element) =>
      `"${box.getAttribute("aria-label") ?? box.outerHTML.slice(0, 60)}"`;
    return [
      ...Array.from(
        document.querySelectorAll(
          "[tabindex='0'], main :is([data-scroll], pre, .table-scroll)",
        ),
      )
        .filter((box) => !scrolls(box) && !isPlain(box))
        .map((box) => `${name(box)} fits`),
      ...Array.from(
        document.querySelectorAll(
          "main :is([data-scroll], pre, .table-scroll)",
        ),
      )
        .filter((box) => box.scrollWidth > box.clientWidth && !isStop(box))
        .map((box) => `${name(box)} scrolls but is not a tab stop`),
    ];
  });
}
