// Each test needs its own page, with an empty cache.
import { expect, test } from "@playwright/test";
import { findLayoutShifts } from "../drive/checks/layout-shifts";
import { saveData } from "../drive/data-saver";
import { readFiles } from "../drive/checks/scripts";
import { DESKTOP, PHONE, visit } from "../drive/visit";

/** Kilobytes (1,000 bytes) that the home page fetches before the visitor scrolls: HTML, scripts, font, pictures, data. */
const MAX_KB = 185;
/** Kilobytes of all templates, and of the data of ten pages: what ten links in sight load before they are pressed. */
const MAX_AHEAD_KB = 120;
const GUIDE = "/best-budget-bidding-strategy-shopify";
const FONT = "/fonts/literata.woff2";

test("the first view of the home page is light", PHONE, async ({ page }) => {
  await saveData(page);
  // On 4G, Chromium fetches lazy pictures up to 1,250 px below the screen.
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", {
    ...{
      offline: false,
      latency: 20,
      downloadThroughput: -1,
      uploadThroughput: -1,
    },
    connectionType: "cellular4g",
  });
  await visit(page, "/");
  await page.waitForLoadState("networkidle");
  const files = (await readFiles(page)).sort((a, b) => b.bytes - a.bytes);
  const kilobytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const lines = files.map(
    ({ name, bytes }) => `${(bytes / 1000).toFixed(1)} KB ${name}`,
  );
  expect(kilobytes, lines.join("\n")).toBeLessThanOrEqual(MAX_KB);
});

test("the pages of ten links in sight are light", DESKTOP, async ({ page }) => {
  await visit(page, "/blog");
  await page.locator("footer").scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  const files = await readFiles(page);
  const measure = (kind: RegExp) => {
    const sizes = files
      .filter(({ name }) => kind.test(name))
      .map(({ bytes }) => bytes / 1000);
    return {
      count: sizes.length,
      sum: sizes.reduce((sum, each) => sum + each, 0),
    };
  };
  const data = measure(/\/page-data\.json$/);
  expect(data.count, "pages").toBeGreaterThan(9);
  const templates = measure(/component---/);
  expect(templates.sum + (data.sum / data.count) * 10).toBeLessThanOrEqual(
    MAX_AHEAD_KB,
  );
});

test(
  "a guide fetches its typeface after it has loaded, and nothing in sight moves",
  DESKTOP,
  async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith(FONT)) asked.push(request.url());
    });
    await page.goto(GUIDE, { waitUntil: "load" });
    expect(asked).toEqual([]);
    await expect.poll(() => asked.length).toBe(1);
    await page.waitForLoadState("networkidle");
    expect(await findLayoutShifts(page)).toEqual([]);
    // Most of the text is out of sight.
    await expect(page.locator("main p").last()).toHaveCSS(
      "font-family",
      /^"Literata Variable"/,
    );
  },
);
