import { expect, type Page } from "@playwright/test";

/** Paths of the site that visible links inside `part` of the page lead to, without anchors and repeats. */
export async function readVisiblePaths(page: Page, part: string): Promise<string[]> {
  const links = await page
    .locator(`${part} a[href^="/"]:not([target])`)
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => element.getAttribute("href") ?? ""),
    );
  return Array.from(new Set(links)).filter((href) => !/[#?.]/.test(href));
}

/** Goes to a page as a link does. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.___navigate(to);
  }, path);
  await expect(page).toHaveURL(path);
}

/** Leaves a mark in the page's memory that a reload wipes out; `expectSameDocument` looks for it. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { documentMark: true }));
}

/** Fails when the document was loaded anew since `markDocument`. */
export async function expectSameDocument(page: Page): Promise<void> {
  expect(await page.evaluate(() => "documentMark" in window), "page was not reloaded").toBe(true);
}

/** Waits until the scroll position is `top`, give or take what a late layout may move it. */
export async function expectScrollTop(page: Page, top: number, tolerance = 2): Promise<void> {
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - top), {
      message: `distance from scroll position ${top}`,
    })
    .toBeLessThanOrEqual(tolerance);
}
