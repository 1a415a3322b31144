import { fireEvent, render, screen } from "@testing-library/react";
import { buildAction, frame } from "../../../test-support/fragments";
import { translatePage } from "../../../test-support/translate-page";
import { OpenLine } from "../../components/section/open-line";
import { OwnLineProvider } from "../../components/section/own-line";
import { Calculator, breakEven } from "./calculator";

const section: Queries.CalculatorSectionFragment = {
  ...frame,
  cost: { label: "Goods", value: 60, max: 90 },
  refunds: { label: "Refunds", value: 0, max: 30 },
  result: "An ad must return",
  meaning: "{sales} in sales for $1 of ads",
  impossible: "Nothing is left",
  columns: { left: "Left", result: "Needed" },
  actions: null,
};

it.each([
  [40, "2.5"],
  [30, "3.4"],
  [100, "1.0"],
  [0, undefined],
])("$%d left of $100 needs %s", (left, needed) => {
  expect(breakEven(left)).toBe(needed);
});

it("shows the result of the sliders, and a worked table without them", () => {
  render(<Calculator {...section} />);
  expect(screen.getByRole("status")).toHaveTextContent(
    "An ad must return2.5×$2.50 in sales for $1 of ads",
  );
  fireEvent.change(screen.getByRole("slider", { name: /Refunds/ }), {
    target: { value: "20" },
  });
  expect(screen.getByRole("status")).toHaveTextContent("5.0×");
  fireEvent.change(screen.getByRole("slider", { name: /Goods/ }), {
    target: { value: "90" },
  });
  expect(screen.getByRole("status")).toHaveTextContent("Nothing is left");
  expect(screen.getByRole("row", { name: "$40 2.5×" })).toBeInTheDocument();
});

it("writes the visitor's own break-even point on the page's open line", () => {
  render(
    <OwnLineProvider>
      <Calculator {...section} />
      <OpenLine text="Free call" action={buildAction("Book", "/book")} />
    </OwnLineProvider>,
  );
  expect(screen.getByText("Free call")).toBeVisible();
  translatePage();
  fireEvent.change(screen.getByRole("slider", { name: /Goods/ }), {
    target: { value: "70" },
  });
  expect(screen.getByText("An ad must return 3.4×")).toBeVisible();
  expect(screen.queryByText("Free call")).not.toBeInTheDocument();
});

it("shows new values in a page that the browser has translated", () => {
  render(<Calculator {...section} />);
  translatePage();
  fireEvent.change(screen.getByRole("slider", { name: /Goods/ }), {
    target: { value: "90" },
  });
  expect(screen.getByText("$90")).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent(
    "10.0×$10.00 in sales for $1 of ads",
  );
});
