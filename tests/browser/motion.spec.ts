import { expect, test } from "@playwright/test";
import { findUnseen, readRises, rewind, scrollDown, watchRises } from "../drive/rises";
import { visit } from "../drive/visit";

// Pages with different kinds of lists; every route is checked for invisible parts in every-route.spec.ts.
const PATHS = ["/", "/growth-wall", "/shopify-roas-optimization"];

for (const path of PATHS) {
  test(`cards of ${path} rise once, when they are scrolled to`, async ({ page }) => {
    await watchRises(page);
    await visit(page, path);
    expect(await findUnseen(page), "hidden before their turn").toEqual([]);
    expect(await readRises(page), "at rest, with the page just opened").toEqual([]);
    await scrollDown(page);
    const rises = await readRises(page);
    expect(rises.length, "cards that rose").toBeGreaterThan(3);
    expect(rises.filter(({ duration }) => duration !== 600)).toEqual([]);
    expect(
      rises.filter(({ opacity }) => opacity !== "0"),
      "they fade in",
    ).toEqual([]);
    expect(
      rises.filter(({ wasInSight }) => !wasInSight),
      "as they come into sight",
    ).toEqual([]);
    for (const start of new Set(rises.map((rise) => rise.start))) {
      const delays = rises.filter((rise) => rise.start === start).map(({ delay }) => delay);
      expect(delays, "cards that appear together follow each other").toEqual(
        delays.map((_, place) => place * 100),
      );
    }
    expect(await findUnseen(page), "hidden afterwards").toEqual([]);

    await rewind(page);
    await scrollDown(page);
    expect(await readRises(page), "the second time").toHaveLength(rises.length);
  });
}

test("several cards in a row rise one after the other", async ({ page }) => {
  await watchRises(page);
  await visit(page, "/");
  await scrollDown(page);
  const delays = (await readRises(page)).map(({ delay }) => delay);
  expect(delays).toEqual(expect.arrayContaining([0, 100]));
});

test("a page that is come to by a link moves as well", async ({ page }) => {
  await watchRises(page);
  await visit(page, "/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Pricing", exact: true }).click();
  await page.waitForURL("/pricing");
  await expect(page).toHaveTitle(/pric/i);
  const before = (await readRises(page)).length;
  await scrollDown(page);
  expect((await readRises(page)).length).toBeGreaterThan(before);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const path of PATHS) {
    test(`nothing of ${path} moves or hides`, async ({ page }) => {
      await watchRises(page);
      await visit(page, path);
      expect(await findUnseen(page)).toEqual([]);
      await scrollDown(page);
      expect(await readRises(page)).toEqual([]);
      expect(await findUnseen(page)).toEqual([]);
    });
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of PATHS) {
    test(`nothing of ${path} is hidden`, async ({ page }) => {
      await visit(page, path, false);
      expect(await findUnseen(page)).toEqual([]);
    });
  }
});
