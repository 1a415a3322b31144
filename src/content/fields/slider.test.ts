import { slider } from "./slider";

test.each([
  [50, []],
  [51, ["starts at 51, above the largest value, 50"]],
])("a slider to 50 that starts at %s", (value, messages) => {
  const result = slider.safeParse({
    label: "Cost",
    value,
    max: 50,
  });
  expect(result.error?.issues.map(({ message }) => message) ?? []).toEqual(
    messages,
  );
});
