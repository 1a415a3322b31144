import { render, screen, within } from "@testing-library/react";
import { Dashboard } from "./dashboard";

const dashboard: Queries.DashboardFragment = {
  notes: {
    total: "Counted in the store.",
    days: "Set against the period before.",
    ratio: "It moves the budget.",
    keywords: "What shoppers search for.",
  },
  sales: {
    periodsLabel: "Period",
    dayColumn: "Day",
    beforeLabel: "Previous period",
    lastDay: "2025-06-02",
    days: [1100, 1150, 1200, 1250, 1300, 1400, 1500, 1600],
    periods: [
      {
        label: "Last 4 Days",
        length: 4,
        total: "$5,800",
        change: "+23%",
        summary: "Up.",
      },
    ],
  },
  tiles: [
    {
      label: "ROAS",
      meaning: "Return on ad spend",
      periods: [{ value: "3.4x", change: "+9%" }],
    },
  ],
  keywords: {
    title: "Search positions",
    columns: ["Keyword", "Position", "Change", "Volume", "Clicks"],
    rows: [2, -3, 0].map((change) => ({
      keyword: `linen ${change}`,
      volume: 1900,
      periods: [{ position: 4, change, clicks: 541 }],
    })),
  },
};

beforeEach(() => {
  render(
    <Dashboard
      title="Total sales"
      sampleNotice="Sample data"
      dashboard={dashboard}
    />,
  );
});

it("says that its figures are samples", () => {
  expect(screen.getByText("Sample data")).toBeVisible();
});

it("has a table with the chart's figures, each next to the period before", () => {
  const table = screen.getByRole("table", { name: "Total sales: Last 4 Days" });
  expect(
    within(table).getByRole("row", { name: "May 30 $1,300 $1,100" }),
  ).toBeInTheDocument();
});

it("shows gained places with a plus, and lost ones with a minus", () => {
  const table = screen.getByRole("table", { name: "Search positions" });
  const moves = within(table)
    .getAllByRole("row")
    .map((row) => within(row).queryAllByRole("cell")[1]?.textContent);
  expect(moves).toEqual([undefined, "+2", "−3", "0"]);
});
