import type { Page } from "@playwright/test";

/** Waits for hydration. Gatsby sets this mark in the first effect after it. */
export async function waitForHydration(
  page: Page,
  timeout = 10_000,
): Promise<void> {
  await page.evaluate(
    (timeout) =>
      new Promise<void>((resolve, reject) => {
        const message = `React does not run the page after ${timeout / 1000} s.`;
        setTimeout(() => reject(new Error(message)), timeout);
        // Not polled: polling each frame would make the browser render each frame.
        const observer = new PerformanceObserver((list) => {
          if (list.getEntriesByName("onInitialClientRender").length > 0)
            resolve();
        });
        observer.observe({ type: "mark", buffered: true });
      }),
    timeout,
  );
}

/** Waits until the web fonts are there, or given up, and then for the parts that are rendered last, of which the footer is the last. */
export async function waitForWholePage(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector<HTMLElement>(".footer")?.style
        .contentVisibility === "visible",
  );
}

/** Waits for finite animations: axe would measure the contrast of half-faded text. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () =>
      new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    const endingOnes = document
      .getAnimations()
      .filter((animation) => animation.timeline instanceof DocumentTimeline)
      .filter((animation) =>
        Number.isFinite(animation.effect?.getComputedTiming().endTime),
      );
    await Promise.allSettled(endingOnes.map((animation) => animation.finished));
  });
}

/**
 * Scrolls through the page like a visitor, so that everything triggered by scrolling appears; ends at the top. Finishes animations that
 * start on the way.
 */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Intersection observers have run by then.
    const nextSight = () =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          setTimeout(resolve);
        });
        observer.observe(document.body);
      });
    for (
      let top = 0;
      top < document.documentElement.scrollHeight;
      top += window.innerHeight
    ) {
      window.scrollTo({ top, behavior: "instant" });
      await nextSight();
    }
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime))
        animation.finish();
    window.scrollTo({ top: 0, behavior: "instant" });
  });
}
