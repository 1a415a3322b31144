import { type Browser, expect, type Page, test } from "@playwright/test";
import { readPageRoutes } from "../read/site-routes";
import { findAccessibilityFaults } from "../drive/axe";
import { findCoveredFocus } from "../drive/covered";
import { findWeakFocus } from "../drive/focus-rings";
import { findImageFaults } from "../drive/images";
import { findLayoutShifts } from "../drive/layout-shifts";
import { findNarrowFaults, findOverflow } from "../drive/overflow";
import { compareReadings, findInvisible, readPage, type Reading } from "../drive/reading";
import { scrollThrough, waitForFont, waitForHydration } from "../drive/settle";
import { findSmallTargets } from "../drive/targets";
import { findSpacingFaults } from "../drive/text-spacing";
import { watchPage } from "../drive/watch-page";
import { findPopoverFaults, openWidgets } from "../drive/widgets";

// One page load for all checks of a route: loading is most of what the time goes on. A failure names route, screen and check.
for (const route of readPageRoutes()) {
  test(route.path, async ({ page, browser, isMobile }) => {
    const noise = watchPage(page);
    const response = await page.goto(route.path);
    expect(response?.status(), "status").toBe(200);
    await waitForHydration(page);
    await waitForFont(page);
    const withScripts = await readPage(page);

    await report("layout shifts", () => findLayoutShifts(page));
    await report("images", async () => {
      await scrollThrough(page);
      return findImageFaults(page);
    });
    await report("main headings besides the one", async () =>
      (await page.locator("h1").allInnerTexts()).slice(1),
    );
    await expect.soft(page.locator("h1"), "main heading").toBeVisible();
    await report("accessibility as loaded", () => findAccessibilityFaults(page));
    await report("sideways scroll", () => (isMobile ? findNarrowFaults(page) : findOverflow(page)));
    if (isMobile) await report("text spacing", () => findSpacingFaults(page));
    await report("small targets", () => findSmallTargets(page));
    await report("focus under the header", () => findCoveredFocus(page));
    await report("focus that is not seen", () => findWeakFocus(page));
    await report("without scripts", () => findScriptDependence(browser, route.path, withScripts));
    await report("accessibility with widgets open", async () => {
      const opened = (await openWidgets(page)) > 0 ? await findAccessibilityFaults(page) : [];
      return [...opened, ...(await findPopoverFaults(page))];
    });
    await report("small targets with widgets open", () => findSmallTargets(page));
    await report("console, errors and requests", () => Promise.resolve(noise));
  });
}

/** Runs one check as a named step. Soft, so that a route's report lists all that is wrong with it. */
async function report(check: string, findFaults: () => Promise<string[]>): Promise<void> {
  await test.step(check, async () => expect.soft(await findFaults(), check).toEqual([]));
}

async function findScriptDependence(
  browser: Browser,
  path: string,
  withScripts: Reading,
): Promise<string[]> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page: Page = await context.newPage();
  await page.goto(path);
  const differences = compareReadings(withScripts, await readPage(page));
  const invisible = (await findInvisible(page)).map((element) => `invisible: ${element}`);
  await context.close();
  return [...differences, ...invisible];
}
