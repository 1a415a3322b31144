import type { Page } from "@playwright/test";

/** Waits until React runs the page. Gatsby sets this mark in the first effect after hydration. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        setTimeout(() => reject(new Error("React does not run the page after 10 s.")), 10_000);
        // Told rather than asked for: to ask at every frame would make the browser draw every frame.
        const observer = new PerformanceObserver((list) => {
          if (list.getEntriesByName("onInitialClientRender").length > 0) resolve();
        });
        observer.observe({ type: "mark", buffered: true });
      }),
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

/**
 * Goes through the page as a visitor does, screen by screen, so that everything that waits for the scroll appears; ends at the top.
 * What begins to move on the way is taken to its end.
 */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Whoever observes what comes into sight has been told by then.
    const nextSight = () =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body);
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: "instant" });
      await nextSight();
    }
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    window.scrollTo({ top: 0, behavior: "instant" });
  });
}
