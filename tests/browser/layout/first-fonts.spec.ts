// Each visit needs its own page, with an empty cache.
import { expect, test } from "@playwright/test";
import { findLayoutShifts } from "../../drive/checks/layout-shifts";
import { ONCE } from "../../drive/visit";

// The lines of the first screen break elsewhere in the web fonts at some sizes: laptops, and two common phones.
for (const [width, height] of [
  [1366, 768],
  [412, 915],
  [390, 844],
] as const) {
  test(
    `a first visit sees the web fonts at ${width} x ${height}, and nothing moves`,
    ONCE,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const path of ["/", "/service"]) {
        await page.goto(path);
        await expect
          .poll(() => page.evaluate(readWebFonts), path)
          .toHaveLength(3);
        expect(await findLayoutShifts(page), path).toEqual([]);
      }
    },
  );
}

/** The families that scripts have added. */
function readWebFonts(): string[] {
  return Array.from(document.fonts, ({ family }) => family).filter((family) =>
    /Bricolage Display(?! F)|Variable/.test(family),
  );
}
