import { expect, test } from "../../drive/lent-page";
import { ONCE } from "../../drive/visit";

test(
  "the home page's points stand beside their heading, its services in rows",
  ONCE,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/");
    const points = page.locator("section", { has: page.locator("[data-points=beside]") });
    const [heading, list] = await points.locator("h2, ul").evaluateAll(toBoxes);
    expect(heading?.right).toBeLessThan(list?.left ?? 0);
    expect(heading?.top).toBeLessThan(list?.bottom ?? 0);

    const rows = await page.locator("[data-points=rows] > li").all();
    expect(rows).not.toEqual([]);
    for (const row of rows) {
      const [title, link] = await row.locator("h3, a").evaluateAll(toBoxes);
      expect(title?.right).toBeLessThan(link?.left ?? 0);
      expect(title?.bottom).toBeGreaterThan(link?.top ?? Infinity);
    }
  },
);

/** All at one time: the page may not scroll between them. */
function toBoxes(elements: Element[]) {
  return elements.map((element) => element.getBoundingClientRect());
}
