import type { Page } from "@playwright/test";
import { expect, test } from "../drive/lent-page";
import { ONCE, visit } from "../drive/visit";

const PATH = "/shopify-marketing-agency";

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test(`figures end as they are written, motion: ${reducedMotion}`, ONCE, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await visit(page, PATH);
    const figures = page.locator("[data-tick]");
    const written = await figures.allTextContents();
    expect(written.length, "figures").toBeGreaterThan(2);
    const changes = await countChanges(page);
    await figures.first().scrollIntoViewIfNeeded();
    if (reducedMotion === "reduce") {
      // They would count from the first frames on.
      await waitForFrames(page, 15);
      expect(await changes()).toBe(0);
    } else {
      await expect.poll(changes, "they count up as they rise").toBeGreaterThan(2);
    }
    await expect(figures).toHaveText(written);
  });
}

async function waitForFrames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
  }, count);
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
