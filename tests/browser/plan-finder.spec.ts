import type { Page } from "@playwright/test";
import { PRICING_PLANS } from "../agreed";
import { expect, test } from "../drive/shared-page";
import { PHONE, visit, withAndWithoutScripts } from "../drive/visit";

const finder = (page: Page) => page.locator("#balance");
const answer = (page: Page, name: string) => finder(page).getByRole("radio", { name, exact: true });
/** The finder's output: a plan with its fee and booking link. */
const result = (page: Page) => finder(page).locator("[aria-live]");
const fit = (page: Page) => result(page).getByRole("listitem");

withAndWithoutScripts(() => {
  test(
    "the middle answers have a plan, and others change it, its fee and its link without a layout shift",
    PHONE,
    async ({ page }) => {
      await visit(page, "/pricing");
      await expect(fit(page)).toHaveCount(1);
      await expect(fit(page)).toContainText("Growth");
      const before = await result(page).boundingBox();
      for (const name of ["Over $500K", "Hardly any", "None yet"]) await answer(page, name).tap();
      const plan = PRICING_PLANS.find(({ name }) => name === "Scale")!;
      await expect(fit(page)).toHaveCount(1);
      await expect(fit(page)).toContainText(plan.name);
      await expect(fit(page)).toContainText(`${plan.Monthly.price} per month`);
      await expect(fit(page).getByRole("link", { name: "Get Started" })).toBeVisible();
      expect((await result(page).boundingBox())?.height).toBe(before?.height);
    },
  );

  test("arrow keys answer, with one tab stop per question", PHONE, async ({ page }) => {
    await visit(page, "/pricing");
    await answer(page, "Under $200K").focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await expect(answer(page, "An evening")).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowUp");
    await expect(answer(page, "None yet")).toBeChecked();
    await expect(fit(page).getByText("Self-Service", { exact: true })).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(fit(page).getByRole("link")).toBeFocused();
  });
});
