// Each visit needs its own page, with an empty cache.
import { expect, test } from "@playwright/test";
import { readLayoutShift } from "./support/checks/layout-shifts";
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
        const shift = await readLayoutShift(page);
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
