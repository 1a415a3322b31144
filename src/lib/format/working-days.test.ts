import { listWorkingDays } from "./working-days";

test("a month of working days leaves out weekends and goes on into the next month", () => {
  expect(listWorkingDays("2025-06-23", 7)).toEqual([
    "2025-06-23",
    "2025-06-24",
    "2025-06-25",
    "2025-06-26",
    "2025-06-27",
    "2025-06-30",
    "2025-07-01",
  ]);
});
