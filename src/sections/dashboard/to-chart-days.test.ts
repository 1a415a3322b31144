import { toChartDays } from "./sales-panel";

const sales = [10, 20, 30, 40, 50, 60];

describe("toChartDays", () => {
  it("sets each day beside the one that took its place in the period before", () => {
    expect(toChartDays(sales, "2025-06-02", 3)).toEqual([
      { date: "May 31", value: 40, before: 10 },
      { date: "Jun 1", value: 50, before: 20 },
      { date: "Jun 2", value: 60, before: 30 },
    ]);
  });

  it("compares a short period with the days right before it", () => {
    expect(toChartDays(sales, "2025-06-02", 1)).toEqual([{ date: "Jun 2", value: 60, before: 50 }]);
  });
});
