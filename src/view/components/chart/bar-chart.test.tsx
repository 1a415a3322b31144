import { fireEvent, render, screen } from "@testing-library/react";
import { translatePage } from "../../../test-support/translate-page";
import { BarChart } from "./bar-chart";

const chart = (
  <BarChart
    id="sales"
    title="Total sales: Last 7 Days"
    description="Sales rise."
    days={[100, 300, 250, 400, 350, 500, 480].map((value, index) => ({
      date: `Jun ${24 + index}`,
      value,
      before: value - 20,
    }))}
    beforeLabel="Before"
  />
);

const readMarks = (container: HTMLElement) =>
  Array.from(container.querySelectorAll("circle"), (mark) =>
    ["cx", "cy"].map((name) => mark.getAttribute(name)).join(" "),
  );

/** Moves the mouse over a slider that is 600 px wide; jsdom's events have no positions or sizes. */
function hover(offsetX: number): void {
  const slider = screen.getByRole("slider");
  Object.defineProperty(slider, "clientWidth", { value: 600 });
  const move = new MouseEvent("pointermove", { bubbles: true });
  Object.defineProperty(move, "offsetX", { value: offsetX });
  fireEvent(slider, move);
}

it("labels its gridlines and days", () => {
  render(chart);
  for (const label of ["$0", "$0.5K", "Jun 24"])
    expect(screen.getByText(label)).toBeInTheDocument();
});

it("responds to the slider's keys", () => {
  const { container } = render(chart);
  fireEvent.change(screen.getByRole("slider"), { target: { value: "1" } });
  expect(screen.getByText("$300")).toBeVisible();
  expect(readMarks(container)).toEqual(["21.4% 40%"]);
});

it("shows the selected day in a page that the browser has translated", () => {
  render(chart);
  translatePage();
  fireEvent.change(screen.getByRole("slider"), { target: { value: "1" } });
  expect(screen.getByText("Jun 25", { selector: "span" })).toBeVisible();
  expect(screen.getByText("$300")).toBeVisible();
});

it("selects the day whose bar the mouse is over", () => {
  render(chart);
  for (const [offsetX, value] of [
    [-5, 100],
    [170, 300],
    [172, 250],
    [605, 480],
  ] as const) {
    hover(offsetX);
    expect(screen.getByText(`$${value}`)).toBeVisible();
  }
});

it("keeps the stroke width while the paths stretch", () => {
  render(chart);
  const drawing = screen.getByRole("img");
  expect(drawing).toHaveAttribute("preserveAspectRatio", "none");
  const line = getComputedStyle(drawing.querySelector("path:last-of-type")!);
  expect(line.getPropertyValue("vector-effect")).toBe("non-scaling-stroke");
});
