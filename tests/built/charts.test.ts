import { findAll, readLine, readRows } from "../read/elements";
import { readDocument } from "../read/read-document";
import { readSection } from "../read/records";
import { findPageRoute, readPageRoutes } from "../read/site-routes";
import { listFaults } from "./support/by-path";

interface Period {
  label: string;
  length: number;
  total: string;
  change: string;
  summary: string;
}
interface DashboardRecord {
  sales: { title: string; days: number[]; periods: Period[] };
  tiles: { periods: object[] }[];
  keywords: { rows: { periods: object[] }[] };
}

const { sales, tiles, keywords } = readSection("home", "dashboard") as DashboardRecord;
const toDollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;
const readChart = (chart: Element) => ({
  name: readLine(chart.querySelector("title")),
  description: readLine(chart.querySelector("desc")),
});
const findTable = (page: ParentNode, name: string) =>
  findAll(page, "table").find((table) => readLine(table.querySelector("caption")) === name);

test("every chart is named and described, and its data are in a table of the same name", () => {
  const faults = listFaults(readPageRoutes(), (route) => {
    const page = readDocument(route);
    return findAll(page, "svg[role=img]")
      .map(readChart)
      .filter(({ name, description }) => !name || !description || !findTable(page, name))
      .map(({ name }) => `"${name}"`);
  });
  expect(faults).toEqual([]);
});

test("every ratio and every keyword is known for every period", () => {
  for (const { periods } of [...tiles, ...keywords.rows])
    expect(periods).toHaveLength(sales.periods.length);
});

describe.each(sales.periods)("the chart of sales, $label", (period) => {
  const { label, length, total, change, summary } = period;
  const page = readDocument(findPageRoute("/"));
  const name = `${sales.title}: ${label}`;
  const current = sales.days.slice(-length);
  const before = sales.days.slice(-2 * length, -length);
  const sum = (days: number[]) => days.reduce((all, amount) => all + amount, 0);

  test("is described as its record says", () => {
    const charts = findAll(page, "#dashboard svg[role=img]").map(readChart);
    expect(charts).toContainEqual({ name, description: summary });
  });

  test("has a table of its days, each beside the one of the period before", () => {
    const rows = readRows(findTable(page, name)).slice(1);
    expect(rows.map(([, ...amounts]) => amounts)).toEqual(
      current.map((amount, day) => [toDollars(amount), toDollars(before[day] ?? NaN)]),
    );
    expect(rows[0]?.[0]).toMatch(/^[A-Z][a-z]{2} \d{1,2}$/);
  });

  test("has days that add up to its total, and to its change", () => {
    expect(toDollars(sum(current))).toBe(total);
    expect(before).toHaveLength(length);
    expect(`+${Math.round((sum(current) / sum(before) - 1) * 100)}%`).toBe(change);
  });
});
