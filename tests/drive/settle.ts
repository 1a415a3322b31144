import type { Page } from "@playwright/test";

/** Waits until React runs the page. Gatsby sets this mark in the first effect after hydration. */
export async function waitForHydration(page: Page, timeout = 10_000): Promise<void> {
  await page.evaluate(
    (timeout) =>
      new Promise<void>((resolve, reject) => {
        const message = `React does not run the page after ${timeout / 1000} s.`;
        setTimeout(() => reject(new Error(message)), timeout);
        // Told rather than asked for: to ask at every frame would make the browser draw every frame.
        const observer = new PerformanceObserver((list) => {
          if (list.getEntriesByName("onInitialClientRender").length > 0) resolve();
        });
        observer.observe({ type: "mark", buffered: true });
      }),
    timeout,
  );
}

/** Waits until the page has its web fonts, which come after its first paint. */
export async function waitForFont(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.fonts.status === "loaded" &&
      [...document.fonts].some(({ family }) => family.includes("Bricolage Grotesque")),
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
 * Goes through the page as a visitor does, so that everything that waits for the scroll appears; ends at the top. What begins to
 * move on the way is taken to its end.
 * @param share of a screen that is scrolled at a time
 */
export async function scrollThrough(page: Page, share = 1): Promise<void> {
  await page.evaluate(async (share) => {
    // Whoever observes what comes into sight has been told by then.
    const nextSight = () =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          setTimeout(resolve);
        });
        observer.observe(document.body);
      });
    const endingOnes = () =>
      document
        .getAnimations()
        .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    const step = window.innerHeight * share;
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: "instant" });
      await nextSight();
      // On a busy machine the scroll would be past a card before its animation has begun.
      await Promise.all(endingOnes().map((animation) => animation.ready));
    }
    // Who watches the frames sees the last ones begin.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    for (const animation of endingOnes()) animation.finish();
    window.scrollTo({ top: 0, behavior: "instant" });
  }, share);
}
