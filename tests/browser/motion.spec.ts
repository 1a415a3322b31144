import type { Page } from "@playwright/test";
import { expect, test } from "../drive/shared-page";
import { DESKTOP, visit } from "../drive/visit";

/** Scrolls until the last double rule of the page starts at the lower edge of the screen, and reads how much of it is drawn. */
async function readDrawn(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const scaleOf = (part: Element) => getComputedStyle(part, "::before").scale;
    const hasRule = (part: Element) =>
      getComputedStyle(part, "::before").borderInlineWidth === "1px";
    const ruled = [...document.querySelectorAll("main section div")].filter(
      hasRule,
    );
    if (ruled.some((part) => scaleOf(part) !== "none"))
      throw new Error("A rule is not drawn on a page that was not scrolled.");
    const last = ruled.at(-1)!;
    last.scrollIntoView({ block: "start", behavior: "instant" });
    window.scrollBy({ top: -0.9 * window.innerHeight, behavior: "instant" });
    await new Promise((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(resolve)),
    );
    const scale = scaleOf(last);
    return scale === "none" ? 1 : Number(scale.split(" ")[1]);
  });
}

test(
  "the double rule is drawn as it scrolls into view",
  DESKTOP,
  async ({ page }) => {
    await visit(page, "/");
    const drawn = await readDrawn(page);
    expect(drawn).toBeGreaterThan(0);
    expect(drawn).toBeLessThan(1);
  },
);

test("with reduced motion, it is always drawn", DESKTOP, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  expect(await readDrawn(page)).toBe(1);
});
