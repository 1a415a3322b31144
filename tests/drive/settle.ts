import type { Page } from "@playwright/test";

/** Waits until React runs the page. Gatsby sets this mark in the first effect after hydration. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName("onInitialClientRender").length > 0,
  );
}

/** Waits until every part of the page stands in the web font: parts below the screen take it later. */
export async function waitForFont(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.fonts.check("1em 'Bricolage Grotesque Variable'") &&
      !document.querySelector("[style*='content-visibility']"),
  );
}

/** Waits for animations that end by themselves: axe would measure the contrast of half-faded text. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    const endingOnes = document
      .getAnimations()
      .filter((animation) => animation.timeline instanceof DocumentTimeline)
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    await Promise.allSettled(endingOnes.map((animation) => animation.finished));
  });
}

/** Reads the page as a visitor does, screen by screen, so that everything that waits for the scroll appears; ends at the top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: "instant" });
      await nextFrame();
      await nextFrame();
    }
  });
  await waitForAnimations(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
}
