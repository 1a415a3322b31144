import { formatDate } from "./format-date";

test("a date is formatted in full", () => {
  expect(formatDate("2025-03-15")).toBe("March 15, 2025");
});

test("the time that Gatsby may add to a date is ignored", () => {
  expect(formatDate("2025-01-01T00:00:00.000Z")).toBe("January 1, 2025");
});
