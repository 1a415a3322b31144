import { expect, type Page, test } from "@playwright/test";
import { addStyles } from "./support/add-styles";
import { findAccessibilityViolations } from "./support/checks/accessibility";
import { findCoveredAnchors, findFocusProblems } from "./support/checks/focus";
import { findImageProblems } from "./support/checks/images";
import { readLayoutShift } from "./support/checks/layout-shifts";
import { findOverflow } from "./support/checks/overflow";
import { findInvisible, readPage } from "./support/checks/reading";
import { watchPage } from "./support/checks/watch-page";
import { findWeightProblems } from "./support/checks/weight";
import { openWidgets } from "./support/checks/widgets";
import { PHONE, saveData, waitForHydration } from "./support/visit";
import { readPageRoutes, readTemplate } from "../read/site-routes";

/** Spacing that must not lose content (WCAG 1.4.12). */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;
/** Text at 200% (WCAG 1.4.4). */
const LARGE = "html { font-size: 200% !important }";

/** By what share of the screen web fonts may move running text; first-visit.spec.ts has a lower limit for designed first screens. */
const MAX_SHIFT = 0.1;

const paths = readPageRoutes().map(({ path }) => path);
const firstByTemplate = new Map(
  paths.toReversed().map((path) => [readTemplate(path), path]),
);
const samples = new Set([
  "/",
  "/every-section",
  "/pricing",
  // Its sheet is a slider without links.
  "/shopify-email-marketing-services",
  ...firstByTemplate.values(),
]);

// All checks of a page share a load of it, which takes most of the time.
for (const path of samples)
  test(path, async ({ page, isMobile }) => {
    await saveData(page);
    const noise = watchPage(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await waitForHydration(page);
    if (isMobile) {
      expect.soft(await findWeightProblems(page), "weight").toEqual([]);
      expect.soft(await readLayoutShift(page)).toBeLessThanOrEqual(MAX_SHIFT);
    }
    await checkAll(page);
    // axe takes most of the time, and finds the same on all screens.
    if (isMobile || path === "/every-section")
      expect.soft(await findAccessibilityViolations(page), "axe").toEqual([]);
    if (isMobile) expect.soft(await findNarrowProblems(page)).toEqual([]);
    expect(noise, "console, errors and requests").toEqual([]);
  });

// Pages of one template differ only in their texts, which must fit without scripts too.
test.describe("all pages", () => {
  test.use({ javaScriptEnabled: false });
  for (const template of firstByTemplate.keys())
    test(`of ${template} fit a small phone`, PHONE, async ({ page }) => {
      for (const path of paths) {
        if (samples.has(path) || readTemplate(path) !== template) continue;
        await page.goto(path);
        expect.soft(await findNarrowProblems(page), path).toEqual([]);
      }
    });
});

async function checkAll(page: Page): Promise<void> {
  const lines = await readWithoutScripts(page);
  await expect.poll(() => readPage(page), "like without").toEqual(lines);
  expect.soft(await findInvisible(page), "invisible").toEqual([]);
  expect.soft(await findOverflow(page), "overflow").toEqual([]);
  expect.soft(await findImageProblems(page), "pictures").toEqual([]);
  expect.soft(await findFocusProblems(page), "focus").toEqual([]);
  expect.soft(await findCoveredAnchors(page), "anchors").toEqual([]);
  await openWidgets(page);
}

/** The lines of the same page without scripts. */
async function readWithoutScripts(page: Page): Promise<string[]> {
  const context = await page
    .context()
    .browser()!
    .newContext({
      javaScriptEnabled: false,
      viewport: page.viewportSize(),
      isMobile: await page.evaluate(() => navigator.maxTouchPoints > 0),
    });
  // Its words are compared, which need no pictures and no fonts.
  await context.route(/\.(avif|jpg|png|svg|woff2)$/, (route) => route.abort());
  const bare = await context.newPage();
  await bare.goto(page.url());
  const lines = await readPage(bare);
  expect.soft(await findInvisible(bare), "without scripts").toEqual([]);
  await context.close();
  return lines;
}

/** Overflow on a small phone with large or widely spaced text. */
async function findNarrowProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const [width, styles] of [
    [360, LARGE],
    [320, SPACED],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    const removeStyles = await addStyles(page, styles);
    const found = await findOverflow(page);
    problems.push(...found.map((problem) => `${width} px: ${problem}`));
    await removeStyles();
  }
  return problems;
}
