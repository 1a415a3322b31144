import { formatCount, formatDollars, formatThousands } from "./format-dollars";

it("adds thousands separators", () => {
  expect(formatDollars(1560)).toBe("$1,560");
  expect(formatCount(12_400)).toBe("12,400");
  expect(formatCount(1_234_567)).toBe("1,234,567");
  expect(formatCount(999)).toBe("999");
});

it.each([
  [0, "$0"],
  [250, "$0.25K"],
  [500, "$0.5K"],
  [2000, "$2K"],
  [12_500, "$12.5K"],
])("formats %d on an axis as %s", (amount, label) => {
  expect(formatThousands(amount)).toBe(label);
});
