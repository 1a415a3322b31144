import { barsPath, findAxisEnd, linePath } from "./chart-path";

test("values are one step apart, with the end of the axis at the top and bars below them", () => {
  expect(barsPath([50, 100], 100, 0.5)).toBe(
    "M0 100V50h0.5V100M1 100V0h0.5V100",
  );
  expect(linePath([50, 100], 100)).toBe("M0.5 50L1.5 0");
});

test.each([
  [0, 1],
  [7, 10],
  [49, 50],
  [333, 400],
  [1000, 1000],
  [2140, 4000],
])("an axis for %d ends at %d, in two round steps", (largest, end) => {
  expect(findAxisEnd(largest)).toBe(end);
});
