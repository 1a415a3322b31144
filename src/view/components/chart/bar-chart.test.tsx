import { fireEvent, render, screen } from "@testing-library/react";
import { translatePage } from "../../../test-support/translate-page";
import { BarChart } from "./bar-chart";

beforeEach(() => {
  render(
    <BarChart
      title="Total sales: Last 7 Days"
      description="Sales rise."
      days={[100, 300, 250, 400, 350, 500, 480].map((value, index) => ({
        date: `Jun ${24 + index}`,
        value,
        before: value - 20,
      }))}
      beforeLabel="Before"
    />,
  );
});

it("shows the day of the slider, also in a page that the browser has translated", () => {
  translatePage();
  fireEvent.change(screen.getByRole("slider"), { target: { value: "1" } });
  expect(screen.getByText("Jun 25", { selector: "span" })).toBeVisible();
  expect(screen.getByText("$300")).toBeVisible();
});

it.each([
  [-5, "$100"],
  [170, "$300"],
  [172, "$250"],
  [605, "$480"],
])("a mouse at %d of 600 pixels selects %s", (offsetX, value) => {
  const slider = screen.getByRole("slider");
  Object.defineProperty(slider, "clientWidth", { value: 600 });
  // jsdom's events have no positions.
  const move = new MouseEvent("pointermove", { bubbles: true });
  Object.defineProperty(move, "offsetX", { value: offsetX });
  fireEvent(slider, move);
  expect(screen.getByText(value)).toBeVisible();
});
