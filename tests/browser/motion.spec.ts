import type { Page } from "@playwright/test";
import { expect, test, undoAfterwards } from "../drive/shared-page";
import { scrollThrough } from "../drive/settle";
import { PHONE, ONCE, visit } from "../drive/visit";

/** Counts the cards that start to appear without moving, from the opening of the page. every-route.spec.ts checks that nothing stays hidden. */
async function countReveals(page: Page): Promise<() => Promise<number>> {
  const script = await page.addInitScript(() => {
    const animate = Reflect.get(Element.prototype, "animate");
    let reveals = 0;
    Element.prototype.animate = function (...options) {
      const moves = "transform" in (options[0] as object[])[0]!;
      if (this.matches("[data-reveal] > *") && !moves) reveals += 1;
      Object.assign(window, { reveals });
      return animate.apply(this, options);
    };
  });
  undoAfterwards(page, () => script.dispose());
  return () => page.evaluate(() => Number(Reflect.get(window, "reveals") ?? 0));
}

test(
  "cards appear once when scrolled into view, on a page opened by a link too",
  PHONE,
  async ({ page }) => {
    const readCount = await countReveals(page);
    await visit(page, "/");
    expect(await readCount(), "before a scroll").toBe(0);
    // The page observes the scroll shortly after hydration.
    await expect(async () => {
      await scrollThrough(page);
      expect(await readCount()).toBeGreaterThan(3);
    }).toPass();
    const shown = await readCount();
    await scrollThrough(page);
    expect(await readCount(), "the second time").toBe(shown);

    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: "Pricing", exact: true })
      .click();
    await page.waitForURL("/pricing");
    await expect(async () => {
      await scrollThrough(page);
      expect(await readCount()).toBeGreaterThan(shown);
    }).toPass();
  },
);

test("with reduced motion, no card fades in", ONCE, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const readCount = await countReveals(page);
  await visit(page, "/");
  await scrollThrough(page);
  await scrollThrough(page);
  expect(await readCount()).toBe(0);
});
