import { areaPath, linePath, placePoints, toViewBox } from "./chart-path";

const points = placePoints([0, 50, 100], 0, 100, 200);

describe("placePoints", () => {
  it("goes one step to the right with each value, the greatest on top", () => {
    expect(points).toEqual([
      { x: 0, y: 200 },
      { x: 1, y: 100 },
      { x: 2, y: 0 },
    ]);
  });

  it("keeps to whole steps", () => {
    expect(placePoints([2], 0, 3, 200)).toEqual([{ x: 0, y: 67 }]);
  });

  it("draws values that never change along the baseline", () => {
    expect(placePoints([4, 4], 4, 4, 48).map(({ y }) => y)).toEqual([48, 48]);
  });
});

describe("toViewBox", () => {
  it("runs from the first value to the last", () => {
    expect(toViewBox(points, 200)).toBe("0 0 2 200");
  });

  it("has a width for a lone value too", () => {
    expect(toViewBox(placePoints([5], 0, 10, 48), 48)).toBe("0 0 1 48");
  });
});

describe("paths", () => {
  it("goes straight from value to value", () => {
    expect(linePath(points)).toBe("M0 200l1-100 1-100");
    expect(linePath([...points].reverse())).toBe("M2 0l-1 100 -1 100");
  });

  it("closes the surface along the baseline", () => {
    expect(areaPath(points, 200)).toBe("M0 200l1-100 1-100V200H0Z");
  });

  it("draws nothing for no values", () => {
    expect([linePath([]), areaPath([], 9)]).toEqual(["", ""]);
  });
});
