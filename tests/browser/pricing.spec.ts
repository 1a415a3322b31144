import type { Page } from "@playwright/test";
import { PRICING_PLANS as PLANS } from "../agreed";
import { readFocusAnnouncement } from "../drive/focus";
import { expect, test } from "../drive/shared-page";
import { PHONE, visit, withAndWithoutScripts } from "../drive/visit";

type Mode = "Monthly" | "Annual";

const mode = (page: Page, name: Mode) => page.getByRole("radio", { name, exact: true });
const card = (page: Page, name: string) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3, name, exact: true }) });

/** Everything that depends on the billing period, and what must not. */
async function expectPrices(page: Page, name: Mode): Promise<void> {
  await expect(mode(page, name)).toBeChecked();
  const billing = page.getByRole("group", { name: /billing/i });
  await expect(billing.getByRole("radio", { checked: true })).toHaveCount(1);
  const isAnnual = name === "Annual";
  await expect(page.getByText("Save 20%", { exact: true })).toBeVisible({ visible: isAnnual });
  for (const plan of PLANS) {
    await test.step(`${plan.name}, ${name}`, async () => {
      const { price, struck } = plan[name];
      const it = card(page, plan.name);
      await expect(it.getByText(plan.badge, { exact: true })).toBeVisible();
      await expect(it.getByText(/^\$[\d,]+$/).filter({ visible: true })).toHaveText(price);
      await expect(
        it.getByText("per month", { exact: true }).filter({ visible: true }),
      ).toHaveCount(1);
      // Strikethrough is silent in screen readers, so hidden text says what the price is.
      await expect(it.locator("s").filter({ visible: true })).toHaveText(
        new RegExp(`^\\D+ \\${struck}$`),
      );
      await expect(it.getByText(plan.saving, { exact: true })).toBeVisible({ visible: isAnnual });
      await expect(it.getByText(/^Save \$/).filter({ visible: true })).toHaveCount(
        isAnnual ? 1 : 0,
      );
      await expect(it.getByRole("link", { name: "Get Started" })).toBeVisible();
    });
  }
}

withAndWithoutScripts(() => {
  test.beforeEach(({ page }) => visit(page, "/pricing"));

  test(
    "monthly prices come first; a tap and arrow keys switch there and back",
    PHONE,
    async ({ page }) => {
      await expectPrices(page, "Monthly");
      for (const name of ["Annual", "Monthly"] as const) {
        await mode(page, name).tap();
        await expectPrices(page, name);
      }
      await mode(page, "Monthly").focus();
      expect(await readFocusAnnouncement(page)).toMatchObject({ role: "radio", name: "Monthly" });
      await expect(page.getByRole("group", { name: /billing/i })).toBeVisible();
      await page.keyboard.press("ArrowRight");
      await expect(mode(page, "Annual")).toBeFocused();
      await expectPrices(page, "Annual");
      await page.keyboard.press("ArrowLeft");
      await expectPrices(page, "Monthly");
    },
  );
});
