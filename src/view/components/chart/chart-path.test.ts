import { barsPath, linePath, niceScale, placePoints } from "./chart-path";

test("points are one step apart, with the maximum at the top and bars below them", () => {
  const points = placePoints([0, 50, 100], 100, 200);
  expect(linePath(points)).toBe("M0 200 1 100 2 0");
  expect(barsPath(points.slice(1, 2), 200)).toBe("M1 200V100h.66V200");
});

test("without any sales, all values lie on the baseline", () => {
  expect(placePoints([0, 0], 0, 48).map(({ y }) => y)).toEqual([48, 48]);
});

test.each([
  [0, [0, 1]],
  [7, [0, 5, 10]],
  [49, [0, 25, 50]],
  [333, [0, 200, 400]],
  [1000, [0, 500, 1000]],
  [2140, [0, 2000, 4000]],
])("an axis for %d has round steps: %j", (largest, ticks) => {
  expect(niceScale(largest)).toEqual({ max: ticks.at(-1), ticks });
});
