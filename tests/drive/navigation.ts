import { expect, type Page } from "@playwright/test";

/** Paths of the site that visible links inside `part` point to, without anchors and repeats. */
export async function readVisiblePaths(
  page: Page,
  part: string,
): Promise<string[]> {
  const links = await page
    .locator(`${part} a[href^="/"]:not([target])`)
    .evaluateAll((elements) =>
      elements
        .filter((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        )
        .map((element) => element.getAttribute("href") ?? ""),
    );
  return Array.from(new Set(links)).filter((href) => !/[#?.]/.test(href));
}

export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.___navigate(to);
  }, path);
  await expect(page).toHaveURL(path);
}

/** Sets a mark in the page's memory that a reload clears; `expectSameDocument` checks it. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { documentMark: true }));
}

/** Fails if the document was reloaded since `markDocument`. */
export async function expectSameDocument(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => "documentMark" in window),
    "page was not reloaded",
  ).toBe(true);
}

/** Waits until the scroll position is `top`, within the tolerance of late layout shifts. */
export async function expectScrollTop(
  page: Page,
  top: number,
  tolerance = 2,
): Promise<void> {
  await expect
    .poll(
      async () => Math.abs((await page.evaluate(() => window.scrollY)) - top),
      {
        message: `distance from scroll position ${top}`,
      },
    )
    .toBeLessThanOrEqual(tolerance);
}
