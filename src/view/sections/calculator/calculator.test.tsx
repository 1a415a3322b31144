import { fireEvent, render, screen } from "@testing-library/react";
import { buildAction, frame } from "../../../test-support/fragments";
import { translatePage } from "../../../test-support/translate-page";
import { OpenLine } from "../../components/section/open-line";
import { OwnLineProvider } from "../../components/section/own-line";
import { Calculator, breakEven } from "./calculator";

it.each([
  [40, "2.5"],
  [30, "3.4"],
  [100, "1.0"],
  [0, undefined],
])("$%d left of $100 needs %s", (left, needed) => {
  expect(breakEven(left)).toBe(needed);
});

beforeEach(() => {
  render(
    <OwnLineProvider>
      <Calculator
        {...frame}
        cost={{ label: "Goods", value: 60, max: 90, step: 1 }}
        refunds={{ label: "Refunds", value: 0, max: 30, step: 1 }}
        result="An ad must return"
        meaning="{sales} in sales for $1 of ads"
        impossible="Nothing is left"
        columns={{ left: "Left", result: "Needed" }}
        actions={null}
      />
      <OpenLine text="Free call" action={buildAction("Book", "/book")} />
    </OwnLineProvider>,
  );
});

const move = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole("slider", { name }), { target: { value } });

it("shows the result of the sliders, and a worked table without them", () => {
  const status = screen.getByRole("status");
  expect(status).toHaveTextContent(
    "An ad must return2.5x$2.50 in sales for $1 of ads",
  );
  move(/Refunds/, "20");
  expect(status).toHaveTextContent("5.0x");
  move(/Goods/, "90");
  expect(status).toHaveTextContent("Nothing is left");
  expect(screen.getByRole("row", { name: "$40 2.5x" })).toBeInTheDocument();
});

it("shows new values in a page that the browser has translated, also on the page's open line", () => {
  expect(screen.getByText("Free call")).toBeVisible();
  translatePage();
  move(/Goods/, "70");
  expect(screen.getByText("$70")).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("3.4x");
  expect(screen.getByText("An ad must return 3.4x")).toBeVisible();
  expect(screen.queryByText("Free call")).not.toBeInTheDocument();
});
