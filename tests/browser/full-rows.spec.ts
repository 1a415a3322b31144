import type { Page } from "@playwright/test";
import { findBrokenWords } from "../drive/checks/broken-words";
import { expect, test } from "../drive/lent-page";
import { ONCE } from "../drive/visit";

/** Among them the narrowest screens of each range that the theme knows, where room is scarcest. */
const WIDTHS = [320, 416, 480, 600, 640, 704, 768, 960, 1200, 1440, 1680, 1920];
const PAGES = [
  "/",
  "/about",
  "/blog",
  "/blog/category/e-commerce",
  "/blog/category/marketing",
  "/case-studies",
  "/growth-wall",
  "/pricing",
  "/partner",
  "/shopify-email-marketing-services",
  "/shopify-marketing-agency",
];

for (const path of PAGES) {
  test(
    `${path} leaves no cell of a grid empty and breaks no word at any width`,
    ONCE,
    async ({ page }) => {
      await page.goto(path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await findGaps(page), `cells at ${width} px`).toEqual([]);
        expect.soft(await findBrokenWords(page), `words at ${width} px`).toEqual([]);
      }
    },
  );
}

/** The lists and figure rows of a page whose last row ends before the others do. */
function findGaps(page: Page): Promise<string[]> {
  return page.locator("main :is(ul, ol, dl)").evaluateAll((lists) =>
    lists
      .filter((list) => getComputedStyle(list).display === "grid" && list.checkVisibility())
      .flatMap((list) => {
        const rights = Array.from(list.children, (cell) => cell.getBoundingClientRect().right);
        const isFull = Math.abs(Math.max(...rights) - (rights.at(-1) ?? 0)) < 2;
        const heading = list.closest("section")?.querySelector("h1, h2")?.textContent;
        return isFull ? [] : [heading ?? "a list without heading"];
      }),
  );
}
