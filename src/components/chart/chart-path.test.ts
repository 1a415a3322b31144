import { areaPath, linePath, placePoints, stemPath } from "./chart-path";

const points = placePoints([0, 50, 100], 0, 100);

describe("placePoints", () => {
  it("runs from edge to edge, the greatest value on top", () => {
    expect(points).toEqual([
      { x: 0, y: 100 },
      { x: 50, y: 50 },
      { x: 100, y: 0 },
    ]);
  });

  it("keeps two decimals", () => {
    expect(placePoints([1, 1, 2, 3], 0, 3)[1]).toEqual({ x: 33.33, y: 66.67 });
  });

  it("draws values that never change along the baseline", () => {
    expect(placePoints([4, 4], 4, 4).map(({ y }) => y)).toEqual([100, 100]);
  });

  it("places a lone value on the left edge", () => {
    expect(placePoints([5], 0, 10)).toEqual([{ x: 0, y: 50 }]);
  });
});

describe("paths", () => {
  it("goes straight from value to value", () => {
    expect(linePath(points)).toBe("M0 100L50 50L100 0");
  });

  it("closes the surface along the baseline", () => {
    expect(areaPath(points)).toBe("M0 100L50 50L100 0L100 100L0 100Z");
  });

  it("raises an upright under each value", () => {
    expect(stemPath(points)).toBe("M0 100V100M50 100V50M100 100V0");
  });

  it("draws nothing for no values", () => {
    expect([linePath([]), areaPath([]), stemPath([])]).toEqual(["", "", ""]);
  });
});
