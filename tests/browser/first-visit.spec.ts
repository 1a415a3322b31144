// Each visit needs its own page, with an empty cache.
import { expect, test } from "@playwright/test";
import { webFonts } from "../../src/lib/web-fonts";
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
          .poll(() => page.evaluate(readLoadedFonts), path)
          .toEqual(expect.arrayContaining(families));
        const shift = await readLayoutShift(page);
        expect(shift, path).toBeLessThanOrEqual(limit);
      }
    },
  );
}

const families = webFonts.map(({ family }) => family);

function readLoadedFonts(): string[] {
  return Array.from(document.fonts)
    .filter(({ status }) => status === "loaded")
    .map(({ family }) => family.replaceAll('"', ""));
}
