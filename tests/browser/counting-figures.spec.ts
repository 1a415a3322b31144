import { expect, type Page, test } from "@playwright/test";
import { waitForHydration } from "../drive/settle";

const PATH = "/shopify-marketing-agency";

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test.describe(`motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test("figures count up as they rise, and end as they are written", async ({ page }) => {
      await page.goto(PATH);
      await waitForHydration(page);
      const figures = page.locator("[data-tick]");
      const written = await figures.allTextContents();
      expect(written.length, "figures").toBeGreaterThan(2);
      const changes = await countChanges(page);
      await figures.first().scrollIntoViewIfNeeded();
      if (reducedMotion === "reduce") {
        // Longer than a figure would count.
        await page.waitForTimeout(1500);
        expect(await changes()).toBe(0);
      } else {
        await expect.poll(changes).toBeGreaterThan(2);
      }
      await expect(figures).toHaveText(written);
    });
  });
}

/** Counts how often the text of a figure changes from now on. */
async function countChanges(page: Page): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle(() => {
    const seen = { changes: 0 };
    const observer = new MutationObserver((records) => (seen.changes += records.length));
    for (const figure of document.querySelectorAll("[data-tick]"))
      observer.observe(figure, { characterData: true, subtree: true });
    return seen;
  });
  return () => counter.evaluate(({ changes }) => changes);
}
