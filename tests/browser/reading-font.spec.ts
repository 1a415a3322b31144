// Pages of their own, with nothing in their cache.
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { findLayoutShifts } from "../drive/checks/layout-shifts";
import { DESKTOP, ONCE, visit } from "../drive/visit";

const GUIDE = "/best-budget-bidding-strategy-shopify";
const FILE = "/fonts/literata.woff2";

function watchFont(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(FILE)) asked.push(request.url());
  });
  return asked;
}

test(
  "pages that are not there to be read do not fetch the text typeface",
  ONCE,
  async ({ page }) => {
    const asked = watchFont(page);
    for (const path of ["/", "/about", "/blog"]) {
      await visit(page, path);
      await page.waitForLoadState("networkidle");
    }
    expect(asked).toEqual([]);
  },
);

test(
  "a guide fetches it after it has loaded, and nothing in sight moves",
  DESKTOP,
  async ({ page }) => {
    const asked = watchFont(page);
    await page.goto(GUIDE, { waitUntil: "load" });
    expect(asked).toEqual([]);
    await expect.poll(() => asked.length).toBe(1);
    await page.waitForLoadState("networkidle");
    expect(await findLayoutShifts(page)).toEqual([]);
  },
);

test("lines of text are 38 times the letter's root size at most", DESKTOP, async ({ page }) => {
  await visit(page, GUIDE);
  const widths = await page
    .locator(".reading p, header + p")
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width / 16));
  expect(Math.max(...widths)).toBeLessThanOrEqual(38);
});
