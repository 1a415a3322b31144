import { formatFigure, formatIndex, formatLevel } from "./format-figure";

test.each([
  [{ value: "+491%", metric: "revenue" }, "+491% revenue"],
  [{ value: "+491%", metric: "revenue", period: null }, "+491% revenue"],
  [
    { value: "4x", metric: "return on ads", period: "in 30 days" },
    "4x return on ads in 30 days",
  ],
  [
    { value: "644", metric: "orders", period: "March 1 to July 5" },
    "644 orders",
  ],
])("%j reads as %j", (figure, sentence) => {
  expect(formatFigure(figure)).toBe(sentence);
});

test.each([
  ["+491%", 591],
  ["+1,250%", 1350],
  ["+1,250,000%", 1_250_100],
  ["+0%", 100],
])("%s becomes %d on an index of 100", (value, index) => {
  expect(formatIndex(value)).toBe(index);
});

test("a multiple has a level too", () => {
  expect(["2.5x", "+491%", "644"].map(formatLevel)).toEqual([
    250,
    591,
    undefined,
  ]);
});
