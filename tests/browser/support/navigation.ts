import { expect, type Page } from "@playwright/test";
import { readTitle } from "../../read/read-document";
import { findPageRoute } from "../../read/site-routes";

/** Opens a page as a link does. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.___navigate(to);
  }, path);
  await expect(page).toHaveURL(path);
}

/** Presses the first visible link to a page. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]:visible`).first().click();
}

/** Waits for a page's URL, title and text. */
export async function expectPage(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(readTitle(findPageRoute(path)));
  await expect(page.locator("main h1")).toBeVisible();
}

/** Sets a mark in the page's memory that a reload clears; `expectSameDocument` checks it. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { documentMark: true }));
}

export async function expectSameDocument(page: Page): Promise<void> {
  const isSame = await page.evaluate(() => "documentMark" in window);
  expect(isSame, "page was not reloaded").toBe(true);
}
