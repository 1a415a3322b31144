import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Dashboard } from "./dashboard";
import { dashboard } from "./dashboard-fixture";

function rowOf(keyword: string) {
  return within(screen.getByRole("row", { name: new RegExp(keyword) }));
}

describe("Dashboard", () => {
  beforeEach(() => {
    render(<Dashboard {...dashboard} />);
  });

  it("says that its figures are samples", () => {
    expect(screen.getByText("Sample data")).toBeVisible();
  });

  it("offers the periods as a radio group, the first one chosen", () => {
    const group = within(screen.getByRole("group", { name: "Sales period" }));
    expect(group.getByRole("radio", { name: "Last 30 Days" })).toBeChecked();
    expect(group.getByRole("radio", { name: "Last 7 Days" })).not.toBeChecked();
  });

  it("has every period in its HTML and shows the chosen one alone", async () => {
    expect(screen.getByText("$49,268")).toBeVisible();
    expect(screen.getByText("$12,252")).not.toBeVisible();
    await userEvent.click(screen.getByRole("radio", { name: "Last 7 Days" }));
    expect(screen.getByText("$12,252")).toBeVisible();
    expect(screen.getByText("$49,268")).not.toBeVisible();
  });

  it("switches the period with the arrow keys", async () => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    expect(screen.getByRole("radio", { name: "Last 7 Days" })).toBeChecked();
    expect(screen.getByText("+4%")).toBeVisible();
  });

  it("gives the figures of the chart as a table", () => {
    const table = within(screen.getByRole("table", { name: "Total sales: Last 30 Days" }));
    expect(table.getAllByRole("row")).toHaveLength(9);
    expect(table.getByRole("row", { name: "8 $1,831" })).toBeInTheDocument();
  });

  it("shows each ratio with what it stands for", () => {
    expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual([
      "ROAS Return on ad spend",
      "CAC Customer acquisition cost",
      "MER Marketing efficiency ratio",
    ]);
    expect(screen.getByText("$28")).toBeVisible();
  });

  it("says in words whether a keyword rose or fell", () => {
    expect(rowOf("linen sheets").getByText("up 2")).toBeInTheDocument();
    expect(rowOf("waffle towels").getByText("down 3")).toBeInTheDocument();
    expect(rowOf("wool throw").getByText("no change")).toBeInTheDocument();
    expect(rowOf("linen sheets").getByRole("cell", { name: "1,900" })).toBeVisible();
  });

  it("lets the keyboard scroll the keyword table", () => {
    const table = screen.getByRole("table", { name: "Search positions" });
    expect(table.parentElement).toHaveAttribute("data-scroll", "Table: Search positions");
  });
});
