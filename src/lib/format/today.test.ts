import { readToday } from "./today";

test.each([
  ["UTC", "2026-11-28T00:00Z", "2026-11-28"],
  ["UTC", "2026-11-27T23:59Z", "2026-11-27"],
  ["America/Toronto", "2026-11-28T04:59Z", "2026-11-27"],
  ["America/Toronto", "2026-11-28T05:00Z", "2026-11-28"],
  ["America/Toronto", "2026-07-01T04:00Z", "2026-07-01"],
  ["Pacific/Auckland", "2026-11-27T11:00Z", "2026-11-28"],
  ["Pacific/Honolulu", "2026-11-28T09:59Z", "2026-11-27"],
  ["Asia/Kolkata", "2026-11-27T18:30Z", "2026-11-28"],
  ["Pacific/Kiritimati", "2026-12-31T10:00Z", "2027-01-01"],
  ["Europe/Berlin", "2028-02-28T23:00Z", "2028-02-29"],
])("in %s, %s is on %s", (timeZone, now, day) => {
  expect(readToday(timeZone, new Date(now))).toBe(day);
});
