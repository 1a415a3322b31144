import { barsPath, linePath, niceScale, placePoints } from "./chart-path";

const points = placePoints([0, 50, 100], 100, 200);

test("points are one step apart, in whole steps, with the maximum at the top", () => {
  expect(points).toEqual([
    { x: 0, y: 200 },
    { x: 1, y: 100 },
    { x: 2, y: 0 },
  ]);
  expect(placePoints([2], 3, 200)).toEqual([{ x: 0, y: 67 }]);
});

test("without any sales, all values lie on the baseline", () => {
  expect(placePoints([0, 0], 0, 48).map(({ y }) => y)).toEqual([48, 48]);
});

test("a line connects its values", () => {
  expect(linePath(points)).toBe("M0 200 1 100 2 0");
});

test("a bar stands on the baseline", () => {
  expect(barsPath(points.slice(1, 2), 200)).toBe("M1 200V100h.66V200");
});

test.each([
  [1, 1],
  [7, 10],
  [49, 50],
  [333, 400],
  [1_000, 1_000],
  [1_990, 2_000],
  [2_140, 4_000],
  [250_001, 400_000],
])("an axis for %d goes from zero in two round steps to %d", (largest, max) => {
  expect(niceScale(largest)).toEqual({ max, ticks: [0, max / 2, max] });
});

test("a period without sales still has an axis", () => {
  expect(niceScale(0)).toEqual({ max: 1, ticks: [0, 1] });
});
