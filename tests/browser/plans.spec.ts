import { expect, type Page, test } from "@playwright/test";
import { readFocusAnnouncement, readTabStops } from "../drive/focus";
import { DESKTOP, PHONE, visit, withAndWithoutScripts } from "../drive/visit";

/** What the specification says of each plan, in the order of the page. */
const PLANS = [
  { name: "Starter", price: "$689", features: 4, feature: /6 to 12 emails/, action: "Get Started" },
  { name: "Growth", price: "$2000", features: 5, feature: /influencer/i, action: "Get Started" },
  {
    name: "Custom",
    price: "Let's Talk",
    features: 4,
    feature: "Dedicated strategist",
    action: "Let's Talk",
  },
];
type Plan = (typeof PLANS)[number];

const card = (page: Page, { name }: Plan) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3, name, exact: true }) });
const features = (page: Page, plan: Plan) => card(page, plan).getByRole("listitem");
const summary = (page: Page, plan: Plan) => card(page, plan).locator("summary");

/** Which plans show what they include, by name. */
async function expectOpen(page: Page, open: Plan[]): Promise<void> {
  for (const plan of PLANS) {
    const isOpen = open.includes(plan);
    await expect(features(page, plan), `features of ${plan.name}`).toHaveCount(
      isOpen ? plan.features : 0,
    );
    await expect(card(page, plan).getByText(plan.feature)).toBeVisible({ visible: isOpen });
    await expect(card(page, plan).getByRole("link", { name: plan.action })).toBeVisible({
      visible: isOpen,
    });
  }
}

withAndWithoutScripts(() => {
  test.describe("on a phone", PHONE, () => {
    test.beforeEach(({ page, javaScriptEnabled }) => visit(page, "/", javaScriptEnabled));

    test("the plans are closed, and each says its name and price", async ({ page }) => {
      await expectOpen(page, []);
      for (const plan of PLANS)
        await expect(summary(page, plan).getByText(plan.price, { exact: true })).toBeVisible();
    });

    test("a tap opens a plan and closes the one before; a second tap closes it", async ({
      page,
    }) => {
      for (const plan of PLANS) {
        await summary(page, plan).tap();
        await expectOpen(page, [plan]);
      }
      await summary(page, PLANS[2]!).tap();
      await expectOpen(page, []);
    });

    test("keys open and close the plans, which say so and keep the focus", async ({ page }) => {
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
        const said = await readFocusAnnouncement(page);
        expect(said).toMatchObject({ expanded: open });
        expect(said.name).toContain(plan.name);
      }
    });

    test("closed plans hide nothing that the Tab key stops at", async ({ page }) => {
      const list = page.getByRole("list").filter({ has: card(page, PLANS[0]!) });
      const stops = await readTabStops(page, list);
      expect(stops.map((stop) => stop.split(" ")[0])).toEqual(["summary", "summary", "summary"]);
    });
  });

  test.describe("on a wide screen", DESKTOP, () => {
    test("all plans show what they include, and none can be closed", async ({
      page,
      javaScriptEnabled,
    }) => {
      await visit(page, "/", javaScriptEnabled);
      await expectOpen(page, PLANS);
      for (const plan of PLANS) {
        await expect(card(page, plan).getByText(plan.price, { exact: true }).first()).toBeVisible();
        await expect(summary(page, plan)).toBeHidden();
        await expect(card(page, plan).getByRole("heading", { name: plan.name })).toHaveCount(1);
      }
      const list = page.getByRole("list").filter({ has: card(page, PLANS[0]!) });
      const stops = await readTabStops(page, list);
      expect(stops.filter((stop) => stop.startsWith("summary"))).toEqual([]);
      expect(stops.filter((stop) => stop.startsWith("a "))).toHaveLength(PLANS.length);
    });
  });
});
