import { expect, test } from "@playwright/test";
import { PHONE, visit, withAndWithoutScripts } from "./support/visit";
import { readSection } from "../read/records";

interface DashboardRecord {
  title: string;
  dashboard: {
    sales: { periods: { label: string; total: string }[] };
  };
}

const {
  title,
  dashboard: { sales },
} = readSection("home", "document", "dashboard") as DashboardRecord;

withAndWithoutScripts(() => {
  test(
    "the first period is shown, and a tap swaps total, chart and its data",
    PHONE,
    async ({ page }) => {
      await visit(page, "/");
      const dashboard = page.locator("#dashboard");
      for (const chosen of [...sales.periods, ...sales.periods]) {
        const choice = dashboard.getByRole("radio", { name: chosen.label });
        if (!(await choice.isChecked())) await choice.tap();
        for (const each of sales.periods) {
          const isChosen = each === chosen;
          await expect(
            dashboard.getByText(each.total, { exact: true }),
          ).toBeVisible({ visible: isChosen });
          const name = `${title}: ${each.label}`;
          for (const role of ["img", "table"] as const)
            await expect(
              dashboard.getByRole(role, { name, exact: true }),
            ).toHaveCount(isChosen ? 1 : 0);
        }
      }
    },
  );
});

test(
  "touch and arrow keys show a day's values in the chart",
  PHONE,
  async ({ page }) => {
    await visit(page, "/");
    const dashboard = page.locator("#dashboard");
    const slider = dashboard.getByRole("slider");
    const readDay = async () => {
      const values = (await slider.getAttribute("aria-valuetext")) ?? "";
      for (const text of values.split(", "))
        await expect(dashboard.getByText(text).first()).toBeVisible();
      return values;
    };
    const last = await readDay();
    await slider.press("ArrowLeft");
    await expect.poll(readDay).not.toBe(last);
    await slider.press("End");
    await expect.poll(readDay).toBe(last);
    await slider.tap({ position: { x: 20, y: 20 } });
    await expect.poll(readDay).not.toBe(last);
  },
);
