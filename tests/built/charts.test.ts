import { findAll, readLine, readRows } from "../read/elements";
import { readDocument } from "../read/read-document";
import { readSection } from "../read/records";
import { findPageRoute, readPageRoutes } from "../read/site-routes";
import { listFaults } from "./support/by-path";

interface Period {
  label: string;
  total: string;
  summary: string;
  days: number[];
}

const { sales } = readSection("home", "dashboard") as {
  sales: { title: string; periods: Period[] };
};
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

describe.each(sales.periods)("the chart of sales, $label", ({ label, total, summary, days }) => {
  const page = readDocument(findPageRoute("/"));
  const name = `${sales.title}: ${label}`;

  test("is described as its record says", () => {
    const charts = findAll(page, "#dashboard svg[role=img]").map(readChart);
    expect(charts).toContainEqual({ name, description: summary });
  });

  test("has a table of its days, which add up to the total", () => {
    const rows = readRows(findTable(page, name)).slice(1);
    expect(rows).toEqual(days.map((amount, day) => [String(day + 1), toDollars(amount)]));
    expect(toDollars(days.reduce((sum, amount) => sum + amount, 0))).toBe(total);
  });
});
