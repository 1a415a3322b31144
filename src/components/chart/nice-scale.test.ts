import { niceScale } from "./chart-path";

describe("niceScale", () => {
  it("ends on the first round value that the greatest figure fits under", () => {
    expect(niceScale(2140)).toEqual({ max: 2500, ticks: [0, 500, 1000, 1500, 2000, 2500] });
    expect(niceScale(1990).max).toBe(2000);
  });

  it("starts at zero, so that small changes do not look large", () => {
    expect(niceScale(100_500).ticks[0]).toBe(0);
  });

  it.each([1, 7, 49, 333, 1_000, 9_999, 250_001])(
    "covers %d with five steps at most",
    (largest) => {
      const { max, ticks } = niceScale(largest);
      expect(max).toBeGreaterThanOrEqual(largest);
      expect(ticks[ticks.length - 1]).toBe(max);
      expect(ticks.length - 1).toBeLessThanOrEqual(5);
    },
  );

  it("still has an axis for a period without sales", () => {
    expect(niceScale(0)).toEqual({ max: 1, ticks: [0, 1] });
  });
});
