import type { Page } from "@playwright/test";
import { watchPage } from "../drive/checks/watch-page";
import { expect, test, undoAfterwards } from "../drive/shared-page";
import { ONCE, visit } from "../drive/visit";

const pageView = (path: string, query = "") => ({
  event: "page_view",
  page_path: path,
  page_query: query,
});

/** Waits until exactly these page views have been sent, and as many to the pixel. */
async function expectPageViews(
  page: Page,
  views: ReturnType<typeof pageView>[],
): Promise<void> {
  const read = (name: string) =>
    page.evaluate((of) => Reflect.get(window, of) as unknown, name);
  await expect.poll(() => read("dataLayer")).toEqual(views);
  expect(await read("pixelCalls")).toEqual(
    views.map(() => ["track", "PageView"]),
  );
}

async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]:visible`).first().click();
  await expect(page).toHaveURL(path);
}

test(
  "the first page and every later path or query send one page view each",
  ONCE,
  async ({ page }) => {
    const script = await page.addInitScript(() => {
      const pixelCalls: unknown[][] = [];
      const fbq = (...call: unknown[]) => pixelCalls.push(call);
      Object.assign(window, { dataLayer: [], fbq, pixelCalls });
    });
    undoAfterwards(page, () => script.dispose());
    await visit(page, "/blog?q=llm");
    const views = [pageView("/blog", "?q=llm")];
    await expectPageViews(page, views);
    await page.getByPlaceholder("Search posts...").fill("");
    views.push(pageView("/blog"));
    await expectPageViews(page, views);
    // Changing only the hash sends nothing: the next page view proves that none was pending.
    await page.evaluate(() => window.location.assign("#elsewhere"));
    await page.waitForURL("/blog#elsewhere");
    await follow(page, "/pricing");
    views.push(pageView("/pricing"));
    await expectPageViews(page, views);
    await page.goBack();
    views.push(pageView("/blog"));
    await expectPageViews(page, views);
  },
);

test(
  "without data layer and pixel, none is created and nothing fails",
  ONCE,
  async ({ page }) => {
    const noise = watchPage(page);
    await visit(page, "/about");
    await follow(page, "/blog");
    const made = await page.evaluate(() =>
      ["dataLayer", "fbq"].filter((name) => name in window),
    );
    expect([...made, ...noise]).toEqual([]);
  },
);

for (const failure of ["calls", "access"] as const) {
  test(
    `a layer that throws on ${failure} does not affect the pixel, and a pixel that throws affects nothing`,
    ONCE,
    async ({ page }) => {
      const noise = watchPage(page);
      const script = await page.addInitScript((how) => {
        const refuse = () => {
          throw new Error("tracker refuses");
        };
        const layer = Object.assign([], { push: refuse });
        const pixelCalls: unknown[][] = [];
        const fbq = (...call: unknown[]) => {
          pixelCalls.push(call);
          refuse();
        };
        const property = how === "access" ? { get: refuse } : { value: layer };
        Object.defineProperty(window, "dataLayer", property);
        Object.assign(window, { fbq, pixelCalls });
      }, failure);
      undoAfterwards(page, () => script.dispose());
      await visit(page, "/about");
      await follow(page, "/blog");
      const readCalls = () =>
        page.evaluate(() => Reflect.get(window, "pixelCalls") as unknown);
      await expect.poll(readCalls).toEqual([
        ["track", "PageView"],
        ["track", "PageView"],
      ]);
      expect(noise).toEqual([]);
    },
  );
}
