import { PRICING_PLANS } from "../agreed";
import { expect, test } from "../drive/shared-page";
import { PHONE, visit, withAndWithoutScripts } from "../drive/visit";

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
        for (const { name, saving, [period]: agreed } of PRICING_PLANS) {
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
});
