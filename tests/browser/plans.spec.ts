import type { Page } from "@playwright/test";
import { readFocusAnnouncement, readTabStops } from "../drive/focus";
import { expect, test } from "../drive/shared-page";
import { DESKTOP, PHONE, visit, withAndWithoutScripts } from "../drive/visit";
import { readHomePlans } from "../read/plans";
import type { HomePlan as Plan } from "../read/plans";

const PLANS = readHomePlans();

const card = (page: Page, { name }: Plan) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3, name, exact: true }) });
const features = (page: Page, plan: Plan) => card(page, plan).getByRole("listitem");
const summary = (page: Page, plan: Plan) => card(page, plan).locator("summary");
const readStops = (page: Page) =>
  readTabStops(page, page.getByRole("list").filter({ has: card(page, PLANS[0]!) }));

/** Waits until exactly these plans show what they include. */
async function expectOpen(page: Page, open: Plan[]): Promise<void> {
  for (const plan of PLANS) {
    const isOpen = open.includes(plan);
    await expect(features(page, plan), `features of ${plan.name}`).toHaveCount(
      isOpen ? plan.features.length : 0,
    );
    await expect(card(page, plan).getByText(plan.features[0]!.text)).toBeVisible({
      visible: isOpen,
    });
    await expect(card(page, plan).getByRole("link", { name: plan.action.label })).toBeVisible({
      visible: isOpen,
    });
  }
}

withAndWithoutScripts(() => {
  test.beforeEach(({ page }) => visit(page, "/"));

  test(
    "on a phone a tap or a key opens a plan and closes the previous one",
    PHONE,
    async ({ page }) => {
      await expectOpen(page, []);
      for (const plan of PLANS)
        await expect(summary(page, plan).getByText(plan.price, { exact: true })).toBeVisible();
      const stops = await readStops(page);
      expect(
        stops.map((stop) => stop.split(" ")[0]),
        "closed plans hide nothing that the Tab key stops at",
      ).toEqual(["summary", "summary", "summary"]);
      for (const plan of PLANS) {
        await summary(page, plan).tap();
        await expectOpen(page, [plan]);
      }
      await summary(page, PLANS[2]!).tap();
      await expectOpen(page, []);

      const [starter, growth] = [PLANS[0]!, PLANS[1]!];
      for (const [plan, key, open] of [
        [starter, "Enter", true],
        [growth, "Space", true],
        [growth, "Enter", false],
      ] as const) {
        await summary(page, plan).focus();
        await page.keyboard.press(key);
        await expectOpen(page, open ? [plan] : []);
        await expect(summary(page, plan)).toBeFocused();
        const announcement = await readFocusAnnouncement(page);
        expect(announcement).toMatchObject({ expanded: open });
        expect(announcement.name).toContain(plan.name);
      }
    },
  );

  test("on a wide screen all plans are open and none can be closed", DESKTOP, async ({ page }) => {
    await expectOpen(page, PLANS);
    for (const plan of PLANS) {
      await expect(card(page, plan).getByText(plan.price, { exact: true }).first()).toBeVisible();
      await expect(summary(page, plan)).toBeHidden();
      await expect(card(page, plan).getByRole("heading", { name: plan.name })).toHaveCount(1);
    }
    const stops = await readStops(page);
    expect(stops.filter((stop) => stop.startsWith("summary"))).toEqual([]);
    const links = stops.filter((stop) => stop.startsWith("a ") && !stop.endsWith("pricing page"));
    expect(links).toHaveLength(PLANS.length);
  });
});
