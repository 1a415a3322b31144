import type { Page } from "@playwright/test";
import { readSection } from "../read/records";
import { expect, test } from "../drive/shared-page";
import { PHONE, visit, withAndWithoutScripts } from "../drive/visit";

interface Period {
  label: string;
  length: number;
  total: string;
  summary: string;
}
interface DashboardRecord {
  sales: {
    title: string;
    days: number[];
    beforeLabel: string;
    periods: Period[];
  };
  tiles: { periods: { value: string; change: string }[] }[];
}

const { sales, tiles } = readSection("home", "dashboard") as DashboardRecord;
const [month, week] = sales.periods as [Period, Period];

/** Only the chosen period's figures, chart and data are visible and exposed to screen readers. */
async function expectPeriod(page: Page, chosen: Period): Promise<void> {
  const dashboard = page.locator("#dashboard");
  for (const each of [month, week]) {
    const isChosen = each === chosen;
    const total = dashboard.getByText(each.total, { exact: true });
    await expect(total).toBeVisible({ visible: isChosen });
    const name = `${sales.title}: ${each.label}`;
    for (const role of ["img", "table"] as const)
      await expect(
        dashboard.getByRole(role, { name, exact: true }),
      ).toHaveCount(isChosen ? 1 : 0);
  }
  const name = `${sales.title}: ${chosen.label}`;
  const chart = dashboard.getByRole("img", { name, exact: true });
  await expect(chart).toHaveAccessibleDescription(chosen.summary);
  const place = sales.periods.indexOf(chosen);
  const figures = tiles.map(
    ({ periods }) => `${periods[place]?.value} ${periods[place]?.change}`,
  );
  await expect(dashboard.getByRole("definition")).toHaveText(figures);
}

withAndWithoutScripts(() => {
  test(
    "the longest period comes first; a tap swaps total and chart",
    PHONE,
    async ({ page }) => {
      await visit(page, "/");
      await expectPeriod(page, month);
      for (const each of [week, month]) {
        await page
          .locator("#dashboard")
          .getByRole("radio", { name: each.label })
          .tap();
        await expectPeriod(page, each);
      }
    },
  );
});

test(
  "touch and arrow keys show a day's values in the chart",
  PHONE,
  async ({ page }) => {
    await visit(page, "/");
    const slider = page.locator("#dashboard").getByRole("slider");
    const expectReadout = async (day: number) => {
      const [value, before] = [day, day - month.length].map(
        (place) => `$${sales.days.at(place)?.toLocaleString("en-US")}`,
      );
      const readout = `Jun ${month.length + 1 + day} ${value}, ${sales.beforeLabel} ${before}`;
      await expect(slider).toHaveAttribute("aria-valuetext", readout);
      for (const text of readout.split(", "))
        await expect(
          page.locator("#dashboard").getByText(text).filter({ visible: true }),
        ).toBeVisible();
    };
    await expectReadout(-1);
    const { width, height } = (await slider.boundingBox())!;
    await slider.tap({ position: { x: (width * 10) / 29, y: height / 2 } });
    await expectReadout(-20);
    await slider.press("ArrowRight");
    await expectReadout(-19);
    await slider.press("Home");
    await expectReadout(-30);
  },
);
