import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formatProblem } from "../content/problems/problem";
import { checkSecurityExpiry } from "./security-expiry";

const folder = mkdtempSync(join(tmpdir(), "security-expiry-"));

beforeAll(() => {
  mkdirSync(join(folder, ".well-known"));
  writeFileSync(
    join(folder, ".well-known", "security.txt"),
    "Contact: mailto:a@b.test\nExpires: 2026-03-10T00:00:00Z\n",
  );
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const tell = (today: string) =>
  checkSecurityExpiry(folder, today).map((problem) =>
    formatProblem(problem).replace(folder, "public"),
  );

test.each([
  ["2026-01-10", "2026-03-10 is only 59 days away"],
  ["2026-03-09", "2026-03-10 is only 1 day away"],
  ["2026-03-10", "2026-03-10 has passed"],
])("on %s the file that was built says %s", (today, what) => {
  expect(tell(today)).toEqual([
    `public/.well-known/security.txt:2:1  Expires  ${what}  build the site and publish it again`,
  ]);
});

test("60 days are enough, and where nothing has been built nothing is said", () => {
  expect(tell("2026-01-09")).toEqual([]);
  expect(checkSecurityExpiry(join(folder, "none"), "2026-03-09")).toEqual([]);
});
