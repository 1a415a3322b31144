import type { Page } from "@playwright/test";
import { watchPage } from "../drive/checks/watch-page";
import { expect, test } from "../drive/lent-page";
import { breakTrackers, readTrackerCalls, recordTrackers, refuseInLayer } from "../drive/trackers";
import { ONCE, visit } from "../drive/visit";

const pageView = (path: string, query = "") => ({
  event: "page_view",
  page_path: path,
  page_query: query,
});

/** Waits until exactly these page views, and no others, have been sent, and as many to the pixel. */
async function expectPageViews(page: Page, views: ReturnType<typeof pageView>[]): Promise<void> {
  await expect.poll(async () => (await readTrackerCalls(page)).layer).toEqual(views);
  expect((await readTrackerCalls(page)).pixel).toEqual(views.map(() => ["track", "PageView"]));
}

async function followToBlog(page: Page): Promise<void> {
  await page.locator('a[href="/blog"]:visible').first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Insights & Updates" })).toBeVisible();
}

test("the first page and every later path send one page view each", ONCE, async ({ page }) => {
  await recordTrackers(page);
  await visit(page, "/");
  await expectPageViews(page, [pageView("/")]);
  await followToBlog(page);
  await expectPageViews(page, [pageView("/"), pageView("/blog")]);
  await page.goBack();
  await expectPageViews(page, [pageView("/"), pageView("/blog"), pageView("/")]);
});

test("a change of query sends a page view with the query", ONCE, async ({ page }) => {
  await recordTrackers(page);
  await visit(page, "/blog");
  await page.getByPlaceholder("Search posts...").fill("llm");
  await expectPageViews(page, [pageView("/blog"), pageView("/blog", "?q=llm")]);
});

test("the query of the first page is sent with it", ONCE, async ({ page }) => {
  await recordTrackers(page);
  await visit(page, "/blog?q=llm");
  await expectPageViews(page, [pageView("/blog", "?q=llm")]);
});

test("a change of hash alone sends nothing", ONCE, async ({ page }) => {
  await recordTrackers(page);
  await visit(page, "/");
  await page.evaluate(() => window.location.assign("#elsewhere"));
  await page.waitForURL("/#elsewhere");
  // The next page view proves that none was on its way before it.
  await followToBlog(page);
  await expectPageViews(page, [pageView("/"), pageView("/blog")]);
});

test("without layer and pixel nothing is made up and nothing fails", ONCE, async ({ page }) => {
  const noise = watchPage(page);
  await visit(page, "/");
  await followToBlog(page);
  expect(await page.evaluate(() => ["dataLayer", "fbq"].filter((name) => name in window))).toEqual(
    [],
  );
  expect(noise).toEqual([]);
});

for (const failure of ["calls", "access"] as const) {
  test(
    `a layer and a pixel that throw on ${failure} do not harm the site`,
    ONCE,
    async ({ page }) => {
      const noise = watchPage(page);
      await breakTrackers(page, failure);
      await visit(page, "/");
      await followToBlog(page);
      expect(noise).toEqual([]);
    },
  );
}

test("a layer that throws does not keep the page view from the pixel", ONCE, async ({ page }) => {
  await recordTrackers(page);
  await refuseInLayer(page);
  await visit(page, "/");
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, "pixelCalls") as unknown))
    .toEqual([["track", "PageView"]]);
});
