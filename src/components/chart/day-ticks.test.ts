import { dayTicks } from "./day-ticks";

describe("dayTicks", () => {
  it("names every day of a week", () => {
    expect(dayTicks(7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it("names the first and every fifth day of a month", () => {
    expect(dayTicks(30)).toEqual([1, 5, 10, 15, 20, 25, 30]);
    expect(dayTicks(31)).toEqual([1, 5, 10, 15, 20, 25, 30]);
  });
});
