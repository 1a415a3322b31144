import { expect, test } from "@playwright/test";
import { watchPage } from "./support/checks/watch-page";
import {
  expectPage,
  expectSameDocument,
  follow,
  goTo,
  markDocument,
} from "./support/navigation";
import { watchRequests } from "./support/network";
import { ONCE, PHONE, visit } from "./support/visit";
import { readCases } from "../read/cases";

test(
  "a link opens the next page without a reload, announces it, and starts at the top; going back restores the place",
  PHONE,
  async ({ page }) => {
    const noise = watchPage(page);
    await visit(page, "/");
    await markDocument(page);
    const link = page.locator("footer a[href='/about']");
    await link.scrollIntoViewIfNeeded();
    await link.click();

    await expectPage(page, "/about");
    const heading = await page.locator("h1").textContent();
    await expect(page.locator("#gatsby-announcer")).toContainText(heading!);
    await expect(page.locator(":focus").locator("main h1")).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

    await page.goBack();
    await expectPage(page, "/");
    await expect(link).toBeInViewport();
    await expectSameDocument(page);
    expect(noise).toEqual([]);
  },
);

test(
  "a page is loaded when a link to it comes into sight",
  ONCE,
  async ({ page }) => {
    await visit(page, "/blog");
    const data = page.waitForResponse("**/page-data/privacy/page-data.json");
    await page.locator("footer a[href='/privacy']").scrollIntoViewIfNeeded();
    await data;
    const files = watchRequests(page, "files");
    await follow(page, "/privacy");
    await expectPage(page, "/privacy");
    expect(files).not.toContain("/page-data/privacy/page-data.json");
  },
);

test(
  "pages opened by links look the same as when they are loaded",
  ONCE,
  async ({ page }) => {
    const paths = [
      "/pricing",
      readCases()[0]!.path,
      "/best-shopify-themes",
      "/blog",
    ];
    for (const path of paths) {
      await visit(page, "/privacy");
      await goTo(page, path);
      await expectPage(page, path);
      const opened = await page.evaluate(readLooks);
      await visit(page, path);
      expect(await page.evaluate(readLooks), path).toEqual(opened);
    }
  },
);

/** Color, font and box of every element in the main part. */
function readLooks(): string[] {
  return Array.from(document.querySelectorAll("main *"), (element) => {
    const { color, backgroundColor, display, font, padding, gap } =
      getComputedStyle(element);
    const look = [color, backgroundColor, display, font, padding, gap];
    return `${element.localName} ${look.join(" ")}`;
  });
}
