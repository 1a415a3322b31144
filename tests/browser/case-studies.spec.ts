import { expect, test } from "../drive/shared-page";
import { ONCE, visit } from "../drive/visit";
import { readCases } from "../read/cases";
import { readSection } from "../read/records";

const CASES = readCases();

test("cards show the figure of their case and link to it", ONCE, async ({ page }) => {
  for (const path of ["/", "/case-studies"]) {
    await visit(page, path);
    for (const each of CASES) {
      const link = page.locator(`a[href="${each.path}"]`);
      const card = page.getByRole("main").getByRole("listitem").filter({ has: link }).first();
      await expect(card.getByText(each.figure.value, { exact: true }), each.path).toBeVisible();
    }
  }
  const last = CASES.at(-1)!;
  const link = page.locator(`a[href="${last.path}"]`);
  const card = page.getByRole("listitem").filter({ has: link }).first();
  await card.getByRole("link").click();
  await page.waitForURL(last.path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test(
  "the first screen shows the chosen result, with bars in proportion",
  ONCE,
  async ({ page }) => {
    await visit(page, "/");
    const report = page.locator("main section").first();
    const { report: shown } = readSection("home", "hero") as { report: { caseStudies: string[] } };
    const entries = CASES.filter(({ key }) => shown.caseStudies.includes(key));
    expect(entries).not.toEqual([]);
    for (const { value: figure } of entries.map((each) => each.figure)) {
      const entry = report.locator("[data-option]").filter({ hasText: figure });
      const place = Number(await entry.getAttribute("data-option"));
      await report.getByRole("radio").nth(place).check();
      await expect(report.locator("[data-option]").filter({ visible: true })).toHaveCount(1);
      await expect(entry.getByRole("link")).toBeVisible();
      const widths = await entry
        .locator("path")
        .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
      expect(widths[1]! / widths[0]!).toBeCloseTo(1 + parseInt(figure) / 100, 1);
    }
  },
);
