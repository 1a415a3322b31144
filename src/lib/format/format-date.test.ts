import { formatDate } from "./format-date";

test("a date is formatted in full", () => {
  expect(formatDate("2025-03-15")).toBe("March 15, 2025");
});
