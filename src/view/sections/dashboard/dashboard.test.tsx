import { cleanup, render, screen, within } from "@testing-library/react";
import { frame } from "../../../test-support/fragments";
import { Dashboard } from "./dashboard";

const dashboard: Queries.DashboardSectionFragment = {
  ...frame,
  sampleNotice: "Sample data",
  notes: null,
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

const strip: NonNullable<typeof dashboard.strip> = {
  label: "Brands we work with",
  clients: ["Taylrd", "A leaf"].map((name) => ({
    key: name,
    name,
    isNamed: name === "Taylrd",
    logo: {
      file: {
        address: `/static/${name}.svg`,
        imageWidth: 124,
        imageHeight: 48,
      },
    },
  })),
};

beforeEach(() => {
  render(<Dashboard {...dashboard} />);
});

it("says that its figures are samples, and explains each ratio", () => {
  expect(screen.getByText("Sample data")).toBeVisible();
  expect(screen.getByRole("term")).toHaveTextContent("ROAS Return on ad spend");
});

it("lists the clients' logos: a brand by its name, and an emblem by what it shows", () => {
  cleanup();
  render(<Dashboard {...dashboard} strip={strip} />);
  expect(screen.getByText("Brands we work with")).toBeVisible();
  for (const name of ["Taylrd", "A leaf"])
    expect(screen.getByAltText(name)).toHaveAttribute("loading", "lazy");
});

it("has a table with the chart's figures", () => {
  const table = within(
    screen.getByRole("table", { name: "Total sales: Last 4 Days" }),
  );
  expect(table.getAllByRole("row")).toHaveLength(5);
  expect(
    table.getByRole("row", { name: "May 30 $1,300 $1,100" }),
  ).toBeInTheDocument();
});

it("shows its notes in order, each signed by its desk", () => {
  const note = (text: string) => ({
    text,
    author: { name: "Growth desk, Northcart" },
  });
  cleanup();
  render(
    <Dashboard
      {...dashboard}
      notes={{
        total: note("Counted in the store."),
        days: note("Set against the period before."),
        ratio: note("It moves the budget."),
        keywords: note("What shoppers search for."),
      }}
    />,
  );
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
  const table = within(screen.getByRole("table", { name: "Search positions" }));
  const moves = table
    .getAllByRole("img")
    .map((move) => move.getAttribute("aria-label"));
  expect(moves).toEqual(["up 2", "down 3", "no change"]);
  const cells = within(
    table.getByRole("row", { name: /^linen -3/ }),
  ).getAllByRole("cell");
  expect(cells.map((cell) => cell.textContent)).toEqual([
    "4",
    "3",
    "1,900",
    "541",
  ]);
});
