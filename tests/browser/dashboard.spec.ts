import type { Page } from "@playwright/test";
import { readSection } from "../read/records";
import { expect, test } from "../drive/shared-page";
import { PHONE, visit, withAndWithoutScripts } from "../drive/visit";

interface Period {
  label: string;
  length: number;
  total: string;
  change: string;
  summary: string;
}
interface DashboardRecord {
  sales: { title: string; days: number[]; beforeLabel: string; periods: Period[] };
  tiles: { label: string; periods: { value: string; change: string }[] }[];
  keywords: {
    title: string;
    rows: { keyword: string; periods: { position: number; clicks: number }[] }[];
  };
}

const { sales, tiles, keywords } = readSection("home", "dashboard") as DashboardRecord;
const [month, week] = sales.periods as [Period, Period];

const dashboard = (page: Page) => page.locator("#dashboard");
const period = (page: Page, { label }: Period) =>
  dashboard(page).getByRole("radio", { name: label });
const chart = (page: Page, { label }: Period) =>
  dashboard(page).getByRole("img", { name: `${sales.title}: ${label}`, exact: true });
const dataTable = (page: Page, { label }: Period) =>
  dashboard(page).getByRole("table", { name: `${sales.title}: ${label}`, exact: true });

const slider = (page: Page) => dashboard(page).getByRole("slider");

/** Only the chosen period's figures, chart and data are visible and exposed to screen readers. */
async function expectPeriod(page: Page, chosen: Period): Promise<void> {
  for (const each of [month, week]) {
    const isChosen = each === chosen;
    await expect(period(page, each)).toBeChecked({ checked: isChosen });
    const total = dashboard(page).getByText(each.total, { exact: true });
    await expect(total).toBeVisible({ visible: isChosen });
    await expect(chart(page, each)).toHaveCount(isChosen ? 1 : 0);
    await expect(dataTable(page, each)).toHaveCount(isChosen ? 1 : 0);
  }
  await expect(chart(page, chosen)).toHaveAccessibleDescription(chosen.summary);
  const place = sales.periods.indexOf(chosen);
  await expect(dashboard(page).getByRole("definition")).toHaveText(
    tiles.map(({ periods }) => `${periods[place]?.value} ${periods[place]?.change}`),
  );
  const rows = dashboard(page).getByRole("table", { name: keywords.title }).getByRole("row");
  await expect(rows).toHaveText([
    /^Keyword/,
    ...keywords.rows.map(({ keyword, periods }) => {
      const { position, clicks } = periods[place] ?? {};
      return new RegExp(`^${keyword}${position}.*${clicks}$`);
    }),
  ]);
}

withAndWithoutScripts(() => {
  test(
    "the longest period comes first; a tap and arrow keys swap total and chart",
    PHONE,
    async ({ page }) => {
      await visit(page, "/");
      const isScripted = await page.evaluate(() => matchMedia("(scripting: enabled)").matches);
      await expect(slider(page)).toHaveCount(isScripted ? 1 : 0);
      await expectPeriod(page, month);
      for (const each of [week, month]) {
        await period(page, each).tap();
        await expectPeriod(page, each);
      }
      await expect(dashboard(page).getByRole("group", { name: "Period" })).toBeVisible();
      await period(page, month).focus();
      await page.keyboard.press("ArrowRight");
      await expect(period(page, week)).toBeFocused();
      await expectPeriod(page, week);
      await page.keyboard.press("ArrowLeft");
      await expectPeriod(page, month);
    },
  );
});

test("touch and arrow keys show a day's values in the chart", PHONE, async ({ page }) => {
  await visit(page, "/");
  const expectReadout = async (day: number) => {
    const [value, before] = [day, day - month.length].map(
      (place) => `$${sales.days.at(place)?.toLocaleString("en-US")}`,
    );
    const date = `Jun ${month.length + 1 + day}`;
    for (const text of [`${date} ${value}`, `${sales.beforeLabel} ${before}`])
      await expect(dashboard(page).getByText(text).filter({ visible: true })).toBeVisible();
    await expect(slider(page)).toHaveAttribute(
      "aria-valuetext",
      `${date} ${value}, ${sales.beforeLabel} ${before}`,
    );
  };
  await expectReadout(-1);
  await slider(page).scrollIntoViewIfNeeded();
  const { width, height } = (await slider(page).boundingBox())!;
  const middle = { x: (width * 10) / 29, y: height / 2 };
  await slider(page).tap({ position: middle });
  await expectReadout(-20);
  await slider(page).focus();
  await page.keyboard.press("ArrowRight");
  await expectReadout(-19);
  await page.keyboard.press("Home");
  await expectReadout(-30);
});
