import { addStyles } from "../drive/add-styles";
import { expect, test } from "../drive/shared-page";
import { WHOLE, visit } from "../drive/visit";
import { readCases } from "../read/cases";
import { readSection } from "../read/records";
import { readPlans } from "../read/plans";

const { sales } = readSection("home", "dashboard") as {
  sales: { periods: { total: string }[] };
};
const ARTICLE = "/diagnose-low-sales-common-problems";

test(
  "at twice the text size words and prices are not broken in the middle",
  WHOLE,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const [path, ...words] of [
      [ARTICLE, "Introduction"],
      [
        "/",
        readPlans()[2]!.Monthly.price,
        sales.periods[0]!.total,
        readCases()[0]!.figure.value,
      ],
    ] as const) {
      await visit(page, path);
      await addStyles(page, "html { font-size: 200% !important }");
      for (const word of words) {
        const shown = page
          .locator("main :is(h2 a, strong)")
          .filter({ hasText: word, visible: true });
        const lines = await shown.first().evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getClientRects().length;
        });
        expect.soft(lines, word).toBe(1);
      }
    }
  },
);
