import { expect, test } from "../drive/shared-page";
import { ONCE, visit } from "../drive/visit";
import { readCases } from "../read/cases";
import { readSection } from "../read/records";

const CASES = readCases();

test(
  "the first screen shows its cases on one scale, and the open line",
  ONCE,
  async ({ page }) => {
    await visit(page, "/");
    const table = page.locator("main table").first();
    const { report } = readSection("home", "hero") as {
      report: { caseStudies: string[] };
    };
    const entries = CASES.filter(({ key }) => report.caseStudies.includes(key));
    expect(entries).not.toEqual([]);
    const growths: number[] = [];
    for (const { path, figure } of entries) {
      const row = table
        .getByRole("row")
        .filter({ has: page.locator(`a[href="${path}"]`) });
      await expect(row.getByText(figure.value, { exact: true })).toBeVisible();
      const [before, growth] = await row
        .locator("rect")
        .evaluateAll((bars) =>
          bars.map((bar) => bar.getBoundingClientRect().width),
        );
      expect(growth! / before!).toBeCloseTo(parseInt(figure.value) / 100, 1);
      growths.push(growth! / parseInt(figure.value));
    }
    for (const each of growths)
      expect(each, "one scale").toBeCloseTo(growths[0]!, 1);
    await expect(
      page
        .locator("main section")
        .first()
        .getByRole("link", { name: "Book a Demo" }),
    ).toBeVisible();
  },
);
