import { CASES } from "../agreed/case-facts";
import { expect, test } from "../drive/lent-page";
import { ONCE, visit } from "../drive/visit";

test("cards show the figure of their case, and lead there", ONCE, async ({ page }) => {
  for (const path of ["/", "/case-studies"]) {
    await visit(page, path);
    for (const each of CASES) {
      const link = page.locator(`a[href="${each.path}"]`);
      const card = page.getByRole("main").getByRole("listitem").filter({ has: link });
      const [figure = ""] = each.lead.split(" ");
      await expect(card.getByText(figure, { exact: true }), each.path).toBeVisible();
    }
  }
  const last = CASES[3]!;
  // The whole card leads there: its link lies over the words.
  const card = page.getByRole("listitem").filter({ has: page.locator(`a[href="${last.path}"]`) });
  await card.getByRole("heading").click({ force: true });
  await page.waitForURL(last.path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the bars of a case are as long as its change says", ONCE, async ({ page }) => {
  const { path, lead } = CASES[1]!;
  await visit(page, path);
  const change = /^\+(\d+)%/.exec(lead)![1]!;
  const after = 100 + Number(change);
  const chart = page.getByRole("main").getByRole("figure", { name: `+${change}%` });
  await expect(chart.getByRole("definition")).toHaveText(["100", String(after)]);
  const bars = chart.getByRole("definition").locator("> :first-child");
  const widths = await bars.evaluateAll((spans) =>
    spans.map((span) => span.getBoundingClientRect().width),
  );
  expect(widths).toHaveLength(2);
  expect(widths[1]! / widths[0]!).toBeCloseTo(after / 100, 1);
});
