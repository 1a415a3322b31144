import { findAll, readLine } from "../read/elements";
import { readDocument } from "../read/read-document";
import { readSection } from "../read/records";
import { readPageRoutes } from "../read/site-routes";
import { listProblems } from "./support/by-path";

interface DashboardRecord {
  sales: {
    days: number[];
    periods: { label: string; length: number; total: string; change: string }[];
  };
  tiles: { periods: object[] }[];
  keywords: { rows: { periods: object[] }[] };
}

const { sales, tiles, keywords } = readSection(
  "home",
  "dashboard",
) as DashboardRecord;

test("every chart has a name, a description, and a table of its data with the same name", () => {
  const problems = listProblems(readPageRoutes(), (route) => {
    const page = readDocument(route);
    const tables = findAll(page, "table > caption").map(readLine);
    return findAll(page, "svg[role=img]")
      .map((chart) => [
        readLine(chart.querySelector("title")),
        readLine(chart.querySelector("desc")),
      ])
      .filter(
        ([name = "", description]) =>
          !name || !description || !tables.includes(name),
      )
      .map(([name]) => `"${name}"`);
  });
  expect(problems).toEqual([]);
});

test("every ratio and keyword has a value for every period", () => {
  for (const { periods } of [...tiles, ...keywords.rows])
    expect(periods).toHaveLength(sales.periods.length);
});

test.each(sales.periods)(
  "the sales of $label add up to its total, and to its change",
  ({ length, total, change }) => {
    const sum = (days: number[]) =>
      days.reduce((all, amount) => all + amount, 0);
    const current = sum(sales.days.slice(-length));
    const before = sales.days.slice(-2 * length, -length);
    expect(`$${current.toLocaleString("en-US")}`).toBe(total);
    expect(before).toHaveLength(length);
    expect(`+${Math.round((current / sum(before) - 1) * 100)}%`).toBe(change);
  },
);
