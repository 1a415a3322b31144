import type { Page } from "@playwright/test";
import { expect, test } from "../drive/lent-page";
import { ONCE, visit } from "../drive/visit";
import { contrastOf } from "../read/contrast";

const PAGES = ["/", "/pricing", "/shopify-seo-services", "/best-shopify-themes"];

test("on paper nothing lies over the text of each sheet", ONCE, async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  for (const path of PAGES) {
    await visit(page, path);
    expect.soft(await findFixed(page), path).toEqual([]);
  }
});

test("on paper light words keep their ground, which is else left out", ONCE, async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  for (const path of PAGES) {
    await visit(page, path);
    const faint = (await readWords(page)).filter(
      ({ color, keepsGround }) => !keepsGround && contrastOf(color, "rgb(255, 255, 255)") < 3,
    );
    expect.soft(faint, path).toEqual([]);
  }
});

/** What is printed on every sheet in the same place. */
async function findFixed(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.body.querySelectorAll("*"))
      .filter((part) => part.checkVisibility() && getComputedStyle(part).position === "fixed")
      .map((part) => part.textContent.trim()),
  );
}

async function readWords(page: Page) {
  return page.evaluate(() =>
    Array.from(document.body.querySelectorAll("*"))
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      // The skip link waits above the first sheet.
      .filter((part) => part.getBoundingClientRect().bottom > 0)
      .filter((part) =>
        [...part.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
      )
      .map((part) => {
        const { color, printColorAdjust } = getComputedStyle(part);
        return {
          words: part.textContent.slice(0, 40),
          color,
          keepsGround: printColorAdjust === "exact",
        };
      }),
  );
}
