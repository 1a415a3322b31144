import { dateTicks } from "./line-chart";

describe("dateTicks", () => {
  it("names every second day of a week, the last one among them", () => {
    expect(dateTicks(7)).toEqual([0, 2, 4, 6]);
  });

  it("names one day a week of a month, the last one among them", () => {
    expect(dateTicks(30)).toEqual([1, 8, 15, 22, 29]);
  });
});
