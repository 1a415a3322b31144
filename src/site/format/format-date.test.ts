import { execFileSync } from "node:child_process";
import { formatDate } from "./format-date";

test("a date is formatted in full", () => {
  expect(formatDate("2025-03-15")).toBe("March 15, 2025");
});

test("the time that Gatsby may add to a date is ignored", () => {
  expect(formatDate("2025-01-01T00:00:00.000Z")).toBe("January 1, 2025");
});

test.each(["Pacific/Kiritimati", "America/Montreal", "Pacific/Pago_Pago", "Asia/Kolkata", "UTC"])(
  "the day is the same in %s",
  (timeZone) => {
    // A process reads its time zone once, at startup.
    const script = 'console.log(require("./src/site/format/format-date").formatDate("2025-01-01"))';
    const env = { ...process.env, TZ: timeZone };
    const answer = execFileSync(process.execPath, ["--require", "tsx/cjs", "-e", script], { env });
    expect(answer.toString().trim()).toBe("January 1, 2025");
  },
);
