import type { Page } from "@playwright/test";

/** Boxes that take the focus of a keyboard to be scrolled, though all that is in them can be seen. */
export async function findIdleStops(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll("[tabindex='0']"))
      .filter((box) => box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight)
      .map((box) => `"${box.getAttribute("aria-label") ?? box.outerHTML.slice(0, 60)}" fits`),
  );
}
