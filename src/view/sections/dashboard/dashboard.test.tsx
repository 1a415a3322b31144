import { render, screen, within } from "@testing-library/react";
import { frame } from "../../../test-support/fragments";
import { Dashboard } from "./dashboard";

const writeNote = (text: string) => ({
  text,
  author: { name: "Growth desk, Northcart" },
});

const dashboard: Queries.DashboardSectionFragment = {
  ...frame,
  sampleNotice: "Sample data",
  notes: {
    total: writeNote("Counted in the store."),
    days: writeNote("Set against the period before."),
    ratio: writeNote("It moves the budget."),
    keywords: writeNote("What shoppers search for."),
  },
  strip: null,
  sales: {
    title: "Total sales",
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
    columns: {
      keyword: "Keyword",
      position: "Position",
      change: "Change",
      volume: "Volume",
      clicks: "Clicks",
    },
    moves: { up: "up {places}", down: "down {places}", none: "no change" },
    rows: [2, -3, 0].map((change) => ({
      keyword: `linen ${change}`,
      volume: 1900,
      periods: [{ position: 4, change, clicks: 541 }],
    })),
  },
};

beforeEach(() => {
  render(<Dashboard {...dashboard} />);
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

it("numbers its notes in the order of its parts, each signed by its desk", () => {
  const notes = screen
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
  expect(notes).toEqual([
    "Counted in the store. Growth desk",
    "Set against the period before. Growth desk",
    "It moves the budget. Growth desk",
    "What shoppers search for. Growth desk",
  ]);
});

it("says in words whether a keyword rose or fell", () => {
  const moves = within(
    screen.getByRole("table", { name: "Search positions" }),
  ).getAllByRole("img");
  expect(moves.map((move) => move.getAttribute("aria-label"))).toEqual([
    "up 2",
    "down 3",
    "no change",
  ]);
});
