import { expect, test } from "@playwright/test";
import { DESKTOP, PHONE, visit, withAndWithoutScripts } from "./support/visit";
import { readPlans } from "../read/plans";

withAndWithoutScripts(() => {
  test(
    "monthly prices come first, and a tap switches there and back",
    PHONE,
    async ({ page }) => {
      await visit(page, "/pricing");
      for (const period of ["Monthly", "Annual", "Monthly"] as const) {
        const choice = page.getByRole("radio", { name: period, exact: true });
        if (!(await choice.isChecked())) await choice.tap();
        for (const { name, saving, [period]: price } of readPlans()) {
          const heading = page.getByRole("heading", { name, exact: true });
          const card = page.getByRole("listitem").filter({ has: heading });
          const shown = card.getByText(/^\$[\d,]+$/).filter({ visible: true });
          await expect(shown, `${name}, ${period}`).toHaveText(price.price);
          await expect(card.locator("s:visible")).toContainText(price.struck);
          await expect(card.getByText(saving)).toBeVisible({
            visible: period === "Annual",
          });
        }
      }
    },
  );

  test(
    "what is below the chosen plan stays with the visitor: by tap and by arrow key",
    PHONE,
    async ({ page }) => {
      await visit(page, "/pricing");
      const plans = page.getByRole("group", { name: "Your plan" });
      const boxes = plans
        .locator("[data-feature]")
        .filter({ hasNot: page.locator("path:visible") });
      await plans.getByRole("radio", { name: /^Scale/ }).check();
      await expect(boxes).toHaveCount(0);
      await page.keyboard.press("ArrowUp");
      await expect(plans.getByRole("radio", { name: /^Growth/ })).toBeChecked();
      await expect(boxes).not.toHaveCount(0);
    },
  );
});

test(
  "the double rule can be dragged to another plan",
  DESKTOP,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1000 });
    await visit(page, "/pricing");
    const handle = page.locator("[data-handle]:visible");
    const last = page.locator("[data-total]").last();
    await last.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await handle.boundingBox())!;
    const end = (await last.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x, end.y + end.height - 5, { steps: 4 });
    await page.mouse.up();
    await expect(page.getByRole("radio", { name: /^Scale/ })).toBeChecked();
  },
);
