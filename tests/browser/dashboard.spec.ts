import type { Page } from "@playwright/test";
import { readRecords, readSection } from "../read/records";
import { expect, test } from "../drive/lent-page";
import { ONCE, visit, withAndWithoutScripts } from "../drive/visit";

interface Period {
  label: string;
  total: string;
  change: string;
  summary: string;
}
interface DashboardRecord {
  sales: { title: string; periods: Period[] };
  keywords: { title: string; rows: { keyword: string }[] };
}

const { sales, keywords } = readSection("home", "dashboard") as DashboardRecord;
const [month, week] = sales.periods as [Period, Period];

const dashboard = (page: Page) => page.locator("#dashboard");
const period = (page: Page, { label }: Period) =>
  dashboard(page).getByRole("radio", { name: label });
const chart = (page: Page, { label }: Period) =>
  dashboard(page).getByRole("img", { name: `${sales.title}: ${label}`, exact: true });
const dataTable = (page: Page, { label }: Period) =>
  dashboard(page).getByRole("table", { name: `${sales.title}: ${label}`, exact: true });

/** The chosen period's total, change, chart and data are there for eyes and screen readers, and the other's are not. */
async function expectPeriod(page: Page, chosen: Period): Promise<void> {
  for (const each of [month, week]) {
    const isChosen = each === chosen;
    await expect(period(page, each)).toBeChecked({ checked: isChosen });
    for (const text of [each.total, each.change])
      await expect(
        dashboard(page).getByText(text, { exact: true }).filter({ visible: true }).first(),
        `${text} of ${each.label}`,
      ).toBeVisible({ visible: isChosen || text === chosen.change });
    await expect(chart(page, each)).toHaveCount(isChosen ? 1 : 0);
    await expect(dataTable(page, each)).toHaveCount(isChosen ? 1 : 0);
  }
  await expect(chart(page, chosen)).toHaveAccessibleDescription(chosen.summary);
}

withAndWithoutScripts(() => {
  test("30 days come first; a tap, a click and arrow keys swap total and chart", async ({
    page,
    hasTouch,
  }) => {
    await visit(page, "/");
    expect([month.label, week.label]).toEqual(["Last 30 Days", "Last 7 Days"]);
    await expectPeriod(page, month);
    for (const each of [week, month]) {
      await (hasTouch ? period(page, each).tap() : period(page, each).click());
      await expectPeriod(page, each);
    }
    await expect(dashboard(page).getByRole("group", { name: /period/i })).toBeVisible();
    await period(page, month).focus();
    await page.keyboard.press("ArrowRight");
    await expect(period(page, week)).toBeFocused();
    await expectPeriod(page, week);
    await page.keyboard.press("ArrowLeft");
    await expectPeriod(page, month);
  });
});

test("what is a sample says so, and tables say what their columns mean", ONCE, async ({ page }) => {
  await visit(page, "/");
  await expect(dashboard(page).getByText("Sample data", { exact: true })).toBeVisible();
  const sketch = page.getByText(/total sales, last 30 days/i).filter({ visible: true });
  const notices = page.getByText("Sample data", { exact: true }).filter({ visible: true });
  await expect(notices, "the sketch further down too").toHaveCount(1 + (await sketch.count()));

  for (const label of ["ROAS", "CAC", "MER"])
    await expect(dashboard(page).getByRole("term").getByText(label, { exact: true })).toBeVisible();
  const table = dashboard(page).getByRole("table", { name: keywords.title });
  const columns = ["Keyword", "Position", "Change", "Volume", "Clicks"];
  await expect(table.getByRole("columnheader")).toHaveText(columns);
  const rows = keywords.rows.map(({ keyword }) => keyword);
  await expect(table.getByRole("rowheader")).toHaveText(rows);

  const clients = page.getByRole("list").filter({ has: page.getByRole("img", { name: "Taylrd" }) });
  const named = Object.values(
    readRecords("shared/clients.yaml") as Record<string, { isNamed?: boolean }>,
  );
  const shown = named.filter(({ isNamed = true }) => isNamed);
  await expect(clients.getByRole("img")).toHaveCount(shown.length);
});
