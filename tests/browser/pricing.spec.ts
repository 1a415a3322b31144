import { expect, test } from "../drive/shared-page";
import { PHONE, visit, withAndWithoutScripts } from "../drive/visit";
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
        const isAnnual = period === "Annual";
        await expect(page.getByText("Save 20%", { exact: true })).toBeVisible({
          visible: isAnnual,
        });
        for (const { name, saving, [period]: agreed } of readPlans()) {
          const heading = page.getByRole("heading", {
            level: 3,
            name,
            exact: true,
          });
          const card = page.getByRole("listitem").filter({ has: heading });
          const price = card.getByText(/^\$[\d,]+$/).filter({ visible: true });
          await expect(price, `${name}, ${period}`).toHaveText(agreed.price);
          // Strikethrough is silent in screen readers, so hidden text says what the price is.
          const struck = new RegExp(`^\\D+ \\${agreed.struck}$`);
          await expect(card.locator("s").filter({ visible: true })).toHaveText(
            struck,
          );
          await expect(card.getByText(saving, { exact: true })).toBeVisible({
            visible: isAnnual,
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
      const plans = page.getByRole("radiogroup", { name: "Your plan" });
      const boxes = plans.locator("li li rect").filter({ visible: true });
      await expect(boxes).toHaveCount(5);
      await plans.getByRole("radio", { name: /^Scale/ }).check();
      await expect(boxes).toHaveCount(0);
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("ArrowUp");
      await expect(
        plans.getByRole("radio", { name: /^Self-Service/ }),
      ).toBeChecked();
      await expect(boxes).toHaveCount(9);
    },
  );
});

test("the double rule can be dragged to another plan", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await visit(page, "/pricing");
  const handle = page.locator("[data-handle]").filter({ visible: true });
  const { x, y, width, height } = (await handle.boundingBox())!;
  const scale = page.locator("[data-total]").last();
  const end = (await scale.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x, end.y + end.height - 5, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByRole("radio", { name: /^Scale/ })).toBeChecked();
});
