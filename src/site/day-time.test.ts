import { toDayTime } from "./format-date";

test("a day has the same date all over America and Europe, and in most of Asia", () => {
  const moment = new Date(toDayTime("2025-03-15"));
  const days = ["America/Los_Angeles", "Europe/Berlin", "Asia/Tokyo"].map((timeZone) =>
    moment.toLocaleDateString("sv-SE", { timeZone }),
  );
  expect(days).toEqual(["2025-03-15", "2025-03-15", "2025-03-15"]);
});
