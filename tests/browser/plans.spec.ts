import type { Page } from "@playwright/test";
import { readFocusAnnouncement } from "../drive/focus";
import { expect, test } from "../drive/shared-page";
import { PHONE, visit, withAndWithoutScripts } from "../drive/visit";
import { readHomePlans } from "../read/plans";
import type { HomePlan as Plan } from "../read/plans";

const PLANS = readHomePlans();

const card = (page: Page, { name }: Plan) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3, name, exact: true }) });
const features = (page: Page, plan: Plan) => card(page, plan).getByRole("listitem");
const summary = (page: Page, plan: Plan) => card(page, plan).locator("summary");

/** Waits until only this plan (or none) shows what it includes. Prices and buttons are always there. */
async function expectOpen(page: Page, open?: Plan): Promise<void> {
  for (const plan of PLANS) {
    await expect(features(page, plan), `features of ${plan.name}`).toHaveCount(
      plan === open ? plan.features.length + (plan.everythingIn ? 1 : 0) : 0,
    );
    await expect(card(page, plan).getByText(plan.price, { exact: true })).toBeVisible();
    await expect(card(page, plan).getByRole("link", { name: plan.action.label })).toBeVisible();
  }
}

withAndWithoutScripts(() => {
  test("what a plan includes opens one at a time, by tap or key", PHONE, async ({ page }) => {
    await visit(page, "/");
    await expectOpen(page);
    for (const plan of PLANS) {
      await summary(page, plan).tap();
      await expectOpen(page, plan);
    }
    const [starter, growth] = [PLANS[0]!, PLANS[1]!];
    for (const [plan, key, open] of [
      [starter, "Enter", true],
      [growth, "Space", true],
      [growth, "Enter", false],
    ] as const) {
      await summary(page, plan).focus();
      await page.keyboard.press(key);
      await expectOpen(page, open ? plan : undefined);
      await expect(summary(page, plan)).toBeFocused();
      const announcement = await readFocusAnnouncement(page);
      expect(announcement).toMatchObject({ expanded: open });
      expect(announcement.name).toContain(plan.name);
    }
  });
});
