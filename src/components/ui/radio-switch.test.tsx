import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RadioSwitch, showSelectedOption } from "./radio-switch";

const onChoose = jest.fn();

beforeEach(() => {
  render(
    <div css={showSelectedOption(3)}>
      <RadioSwitch
        name="period"
        label="Period"
        options={["Day", "Week", "Month"]}
        onChoose={onChoose}
      />
      <p data-option="0">Of a day</p>
      <p data-option="1">Of a week</p>
      <p data-option="2">Of a month</p>
      <p>Of all time</p>
    </div>,
  );
});

function shown() {
  const isShown = (text: Element) => getComputedStyle(text).display !== "none";
  const texts = screen.getAllByText(/^Of/);
  return texts.filter(isShown).map(({ textContent }) => textContent);
}

it("is a named radio group with the first option selected", () => {
  expect(screen.getByRole("group", { name: "Period" })).toBeVisible();
  const radios = screen.getAllByRole<HTMLInputElement>("radio");
  expect(radios.map(({ checked }) => checked)).toEqual([true, false, false]);
  expect(screen.getByRole("radio", { name: "Month" })).not.toBeChecked();
});

it("shows what belongs to the selected option or to none", async () => {
  expect(shown()).toEqual(["Of a day", "Of all time"]);
  await userEvent.click(screen.getByRole("radio", { name: "Month" }));
  expect(shown()).toEqual(["Of a month", "Of all time"]);
});

it("reports the index of the selection, but not initially", async () => {
  expect(onChoose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("radio", { name: "Week" }));
  expect(onChoose.mock.calls).toEqual([[1]]);
});
