import { render, screen } from "@testing-library/react";
import { indexChart as words } from "../../test-support/case-study";
import { IndexChart } from "./index-chart";

const figure = { value: "+150%", metric: "revenue" };

it("says in words what its bars show", () => {
  render(<IndexChart figure={figure} words={words} />);
  expect(
    screen.getByRole("heading", { level: 2, name: "Before and after: revenue" }),
  ).toBeVisible();
  expect(screen.getByText("An index.")).toBeVisible();
  expect(
    screen.getByRole("figure", { name: "Two bars: revenue. +150% makes it 250." }),
  ).toBeVisible();
});

it("draws both periods on one scale", () => {
  render(<IndexChart figure={figure} words={words} />);
  const bars = screen.getAllByRole("definition").map((each) => ({
    index: each.textContent,
    width: getComputedStyle(each.firstElementChild!).width,
  }));
  expect(bars).toEqual([
    { index: "100", width: "40%" },
    { index: "250", width: "100%" },
  ]);
  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual(["Before", "After"]);
});

it("is left out where the figure is no change in percent", () => {
  const { container } = render(<IndexChart figure={{ ...figure, value: "4x" }} words={words} />);
  expect(container).toBeEmptyDOMElement();
});
