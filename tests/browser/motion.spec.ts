import type { Page } from "@playwright/test";
import { expect, test } from "../drive/lent-page";
import { findUnseen, readReveals, waitForWatch, watchReveals } from "../drive/reveals";
import { switchScriptsOff } from "../drive/scripts-off";
import { scrollThrough } from "../drive/settle";
import { PHONE, ONCE, visit } from "../drive/visit";

/** Of all pages it has the most kinds of lists; every-route.spec.ts asks each page for parts that are hidden. */
const PATH = "/";

/** By half a screen: a card is on the screen still when its animation is seen. */
const scrollSlowly = (page: Page) => scrollThrough(page, 0.5);

test("cards rise once, one after the other, when they are scrolled to", PHONE, async ({ page }) => {
  await watchReveals(page);
  await visit(page, PATH);
  await waitForWatch(page);
  expect(await findUnseen(page), "hidden before their turn").toEqual([]);
  expect(await readReveals(page), "at rest, with the page just opened").toEqual([]);
  await scrollSlowly(page);
  // A busy machine shows the last of them a few frames later.
  const countReveals = async () => (await readReveals(page)).length;
  await expect.poll(countReveals, "cards that rose").toBeGreaterThan(3);
  const reveals = await readReveals(page);
  expect(reveals.filter(({ duration }) => duration !== 600)).toEqual([]);
  expect(
    reveals.filter(({ opacity }) => opacity !== "0"),
    "they fade in",
  ).toEqual([]);
  expect(
    reveals.filter(({ wasInSight }) => !wasInSight),
    "as they come into sight",
  ).toEqual([]);
  for (const start of new Set(reveals.map((reveal) => reveal.start))) {
    const delays = reveals.filter((reveal) => reveal.start === start).map(({ delay }) => delay);
    expect(delays, "cards that appear together follow each other").toEqual(
      delays.map((_, place) => place * 100),
    );
  }
  const delays = reveals.map(({ delay }) => delay);
  expect(delays, "some appear together").toEqual(expect.arrayContaining([0, 100]));
  expect(await findUnseen(page), "hidden afterwards").toEqual([]);

  await scrollSlowly(page);
  expect(await readReveals(page), "the second time").toHaveLength(reveals.length);
});

test("a page that is come to by a link moves as well", ONCE, async ({ page }) => {
  await watchReveals(page);
  await visit(page, PATH);
  await page.getByRole("contentinfo").getByRole("link", { name: "Pricing", exact: true }).click();
  await page.waitForURL("/pricing");
  await waitForWatch(page);
  const before = (await readReveals(page)).length;
  await scrollSlowly(page);
  expect((await readReveals(page)).length).toBeGreaterThan(before);
});

test("with reduced motion nothing moves or hides", ONCE, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await watchReveals(page);
  await visit(page, PATH);
  expect(await findUnseen(page)).toEqual([]);
  await scrollSlowly(page);
  expect(await readReveals(page)).toEqual([]);
  expect(await findUnseen(page)).toEqual([]);
});

test("without scripts every card is in its place", ONCE, async ({ page }) => {
  await switchScriptsOff(page);
  await visit(page, PATH);
  expect(await findUnseen(page)).toEqual([]);
});
