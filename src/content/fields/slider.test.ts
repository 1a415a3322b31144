import { slider } from "./slider";

test.each([
  [9, ["9 is not from 10 to 50"]],
  [10, []],
  [50, []],
  [51, ["51 is not from 10 to 50"]],
])("a slider from 10 to 50 that starts at %s", (value, messages) => {
  const result = slider.safeParse({
    label: "Cost",
    value,
    min: 10,
    max: 50,
  });
  expect(result.error?.issues.map(({ message }) => message) ?? []).toEqual(
    messages,
  );
});
