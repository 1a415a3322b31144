import { fireEvent, render, screen } from "@testing-library/react";
import { buildAction } from "../../../test-support/fragments";
import { translatePage } from "../../../test-support/translate-page";
import { OpenLine } from "../../components/section/open-line";
import { OwnLineProvider } from "../../components/section/own-line";
import { compareHire, findBreakEven } from "./formulas";
import { Sum } from "./sum";

const slider = { min: 0, step: 1, isCount: false };
const sum: Queries.ToolSumFragment = {
  plan: null,
  sliders: [
    { ...slider, label: "Goods", value: 60, max: 90 },
    { ...slider, label: "Refunds", value: 0, max: 30 },
  ],
  examples: [60, 70],
  result: "An ad must return",
  lines: ["{sales} in sales for $1 of ads"],
  impossible: "Nothing is left",
  columns: ["Left", "Needed"],
};

it.each([
  [60, "2.5x"],
  [70, "3.4x"],
  [0, "1.0x"],
  [100, undefined],
])("an ad for goods of $%d in $100 needs %s", (cost, needed) => {
  expect(findBreakEven([cost, 0]).figure).toBe(needed);
});

it("counts the hire, the apps, and the owner's hours at the hire's rate", () => {
  const plan = { name: "Scale", monthly: { price: 2000 } };
  // $48,000 and a quarter of it, over 12 months, and $200 of apps.
  expect(compareHire([48_000, 200, 10, 40], plan)).toEqual({
    figure: "$5,200",
    other: { name: "Scale", figure: "$2,000" },
    words: { hire: "$13,000", plan: "$5,000", months: "31" },
    cells: ["$48,000", "$5,200", "$13,000", "31"],
    planCells: ["Scale", "$2,000", "$5,000", "12"],
  });
});

beforeEach(() => {
  render(
    <OwnLineProvider>
      <Sum sum={sum} heading="Work it out" />
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
  expect(
    screen.getByRole("row", { name: "$40 2.5x", hidden: true }),
  ).toBeInTheDocument();
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
