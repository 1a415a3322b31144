import { expect, type Page, test } from "@playwright/test";
import { readSection } from "../read/records";
import { visit, withAndWithoutScripts } from "../drive/visit";

interface Period {
  label: string;
  total: string;
  change: string;
  summary: string;
  days: number[];
}
interface DashboardRecord {
  sales: { title: string; periods: Period[] };
  keywords: { title: string; rows: { keyword: string }[] };
}

const { sales, keywords } = readSection("home", "dashboard") as DashboardRecord;
const [month, week] = sales.periods as [Period, Period];
const toDollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;

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
}

withAndWithoutScripts(() => {
  test.beforeEach(({ page, javaScriptEnabled }) => visit(page, "/", javaScriptEnabled));

  test("30 days come first; a tap or a click swaps total and chart", async ({ page, hasTouch }) => {
    expect([month.label, week.label]).toEqual(["Last 30 Days", "Last 7 Days"]);
    await expectPeriod(page, month);
    for (const each of [week, month]) {
      await (hasTouch ? period(page, each).tap() : period(page, each).click());
      await expectPeriod(page, each);
    }
  });

  test("arrow keys swap total and chart", async ({ page }) => {
    await expect(dashboard(page).getByRole("group", { name: /period/i })).toBeVisible();
    await period(page, month).focus();
    await page.keyboard.press("ArrowRight");
    await expect(period(page, week)).toBeFocused();
    await expectPeriod(page, week);
    await page.keyboard.press("ArrowLeft");
    await expectPeriod(page, month);
  });

  test("each chart is described, and its data are in a table", async ({ page }) => {
    for (const each of [month, week]) {
      await period(page, each).check();
      await expect(chart(page, each)).toBeVisible();
      await expect(chart(page, each)).toHaveAccessibleDescription(each.summary);
      const cells = await dataTable(page, each).getByRole("cell").allTextContents();
      expect(cells).toEqual(each.days.map(toDollars));
      await expect(dataTable(page, each).getByRole("rowheader")).toHaveCount(each.days.length);
      const sum = each.days.reduce((total, amount) => total + amount, 0);
      expect(toDollars(sum), "the days add up to the total").toBe(each.total);
    }
  });

  test("it is labelled as sample data, and the sketch of it further down is too", async ({
    page,
  }) => {
    await expect(dashboard(page).getByText("Sample data", { exact: true })).toBeVisible();
    const sketch = page.getByText(/total sales, last 30 days/i).filter({ visible: true });
    const notices = page.getByText("Sample data", { exact: true }).filter({ visible: true });
    await expect(notices).toHaveCount(1 + (await sketch.count()));
  });
});

test("thirteen client logos follow", async ({ page }) => {
  await visit(page, "/");
  const strip = page.getByRole("list").filter({ has: page.getByRole("img", { name: "Taylrd" }) });
  await expect(strip.getByRole("img")).toHaveCount(13);
});

test("ratios and search positions are there, and the table says what its columns mean", async ({
  page,
}) => {
  await visit(page, "/");
  for (const label of ["ROAS", "CAC", "MER"])
    await expect(dashboard(page).getByRole("term").getByText(label, { exact: true })).toBeVisible();
  const table = dashboard(page).getByRole("table", { name: keywords.title });
  await expect(table.getByRole("columnheader")).toHaveText([
    "Keyword",
    "Position",
    "Change",
    "Volume",
    "Clicks",
  ]);
  await expect(table.getByRole("rowheader")).toHaveText(
    keywords.rows.map(({ keyword }) => keyword),
  );
});
