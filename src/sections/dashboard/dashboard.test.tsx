import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Dashboard } from "./dashboard";
import { dashboard } from "./dashboard-fixture";

const choose = (name: string) => userEvent.click(screen.getByRole("radio", { name }));
const rowOf = (keyword: string) => within(screen.getByRole("row", { name: new RegExp(keyword) }));

describe("Dashboard", () => {
  beforeEach(() => {
    render(<Dashboard {...dashboard} />);
  });

  it("says that its figures are samples", () => {
    expect(screen.getByText("Sample data")).toBeVisible();
  });

  it("offers the periods as a radio group, the first one chosen", () => {
    const group = within(screen.getByRole("group", { name: "Period" }));
    expect(group.getByRole("radio", { name: "Last 4 Days" })).toBeChecked();
    expect(group.getByRole("radio", { name: "Last 2 Days" })).not.toBeChecked();
  });

  it("has the figures of every period in its HTML and shows those of the chosen one alone", async () => {
    const ofMonth = ["$5,800", "+23%", "3.4x", "$28", "−8%", "541"];
    const ofWeek = ["$3,100", "+15%", "3.5x", "$27", "−4%", "131"];
    for (const text of ofMonth) expect(screen.getByText(text)).toBeVisible();
    for (const text of ofWeek) expect(screen.getByText(text)).not.toBeVisible();
    await choose("Last 2 Days");
    for (const text of ofMonth) expect(screen.getByText(text)).not.toBeVisible();
    for (const text of ofWeek) expect(screen.getByText(text)).toBeVisible();
  });

  it("switches the period with the arrow keys", async () => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    expect(screen.getByRole("radio", { name: "Last 2 Days" })).toBeChecked();
    expect(screen.getByText("+15%")).toBeVisible();
  });

  it("reads out the last day, and any other that its slider is moved to", () => {
    const slider = screen.getByRole("slider", { name: "Total sales: Last 4 Days" });
    expect(slider).toHaveAttribute("aria-valuetext", "Jun 2 $1,600, Previous period $1,250");
    fireEvent.change(slider, { target: { value: "1" } });
    expect(slider).toHaveAttribute("aria-valuetext", "May 31 $1,400, Previous period $1,150");
  });

  it("gives the figures of the chart as a table", () => {
    const table = within(screen.getByRole("table", { name: "Total sales: Last 4 Days" }));
    expect(table.getAllByRole("row")).toHaveLength(5);
    expect(table.getByRole("row", { name: "May 30 $1,300 $1,100" })).toBeInTheDocument();
  });

  it("shows each ratio with what it stands for", () => {
    expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual([
      "ROAS Return on ad spend",
      "CAC Customer acquisition cost",
    ]);
  });

  it("says in words whether a keyword rose or fell", async () => {
    expect(rowOf("linen sheets").getByRole("img", { name: "up 2" })).toBeVisible();
    expect(rowOf("waffle towels").getByRole("img", { name: "down 3" })).toBeVisible();
    expect(rowOf("linen sheets").getByRole("cell", { name: "1,900" })).toBeVisible();
    await choose("Last 2 Days");
    expect(rowOf("linen sheets").getByRole("img", { name: "no change" })).toBeVisible();
    expect(rowOf("waffle towels").getByRole("cell", { name: "6" })).toBeVisible();
  });

  it("lets the keyboard scroll the keyword table", () => {
    const table = screen.getByRole("table", { name: "Search positions" });
    const box = screen.getByRole("group", { name: "Table: Search positions" });
    expect(box).toContainElement(table);
    expect(box).toHaveAttribute("tabindex", "0");
  });
});
