// Each visit needs its own page, with an empty cache.
import { expect, test } from "@playwright/test";
import { ONCE } from "./support/visit";

/** The share of the screen that the web fonts may move. */
const limit = 0.02;

for (const [width, height] of [
  [1440, 900],
  [412, 823],
] as const) {
  test(
    `a first visit that scrolls at once gets the web fonts at ${width} x ${height}, and little moves`,
    ONCE,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const path of ["/", "/service", "/blog"]) {
        await page.goto(path, { waitUntil: "commit" });
        await page.mouse.wheel(0, 200);
        await expect
          .poll(() => page.evaluate(readWebFonts), path)
          .toEqual(["loaded", "loaded", "loaded"]);
        const shift = await page.evaluate(readLargestShift);
        expect(shift, path).toBeLessThanOrEqual(limit);
      }
    },
  );
}

/** The states of the faces in the font stylesheet; fallbacks have no `font-display`. */
function readWebFonts(): string[] {
  return Array.from(document.fonts)
    .filter(({ display }) => display === "swap")
    .map(({ status }) => status);
}

function readLargestShift(): Promise<number> {
  type LayoutShift = PerformanceEntry & { value: number };
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      const shifts = list.getEntries() as LayoutShift[];
      resolve(Math.max(...shifts.map(({ value }) => value)));
    });
    observer.observe({ type: "layout-shift", buffered: true });
    // Buffered entries arrive before the next frame, if there are any.
    requestAnimationFrame(() => setTimeout(() => resolve(0)));
  });
}
