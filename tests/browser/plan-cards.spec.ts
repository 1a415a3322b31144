import { expect, test } from "../drive/lent-page";
import { DESKTOP, visit } from "../drive/visit";

for (const width of [768, 1440]) {
  test(
    `badges, names and prices of the plans are level at ${String(width)} px`,
    DESKTOP,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, "/pricing");
      const tops = await page.locator("#plans li:has(> div > h3)").evaluateAll((cards) =>
        cards.map((card) =>
          ["div > p", "h3", "strong", "ul"].map((part) => {
            const top = card.querySelector(part)?.getBoundingClientRect().top ?? NaN;
            return Math.round(top + scrollY);
          }),
        ),
      );
      expect(tops).toHaveLength(3);
      // Names of one line each: what follows stands level as well.
      expect(new Set(tops.map((each) => each.join(" "))).size).toBe(1);
    },
  );
}
