import { formatIssue } from "../../../content/issues/issue";
import { formatLaunch } from "./report-launch";
import { temporaryFolder } from "../../../test-support/temporary-folder";
import {
  checkBaseImages,
  checkMark,
  checkSecurityExpiry,
} from "./check-launch-files";

const { at, write } = temporaryFolder();

test("a base image without a digest is reported with its line", async () => {
  const file = await write("Dockerfile", "ARG A=b\nFROM node:24 AS build\n");
  expect(checkBaseImages(file)).toMatchObject([
    {
      line: 2,
      column: 6,
      code: "content/unpinned-image",
      message: "node:24 is not pinned by digest",
    },
  ]);
});

async function checkExpiry(today: string): Promise<string[]> {
  const text = "Contact: mailto:a@b.test\nExpires: 2026-03-10T00:00:00Z\n";
  await write("public/.well-known/security.txt", text);
  return checkSecurityExpiry(at("public"), today).map(formatIssue);
}

test.each([
  ["2026-01-10", "2026-03-10 is only 59 days away"],
  ["2026-03-09", "2026-03-10 is only 1 day away"],
  ["2026-03-10", "2026-03-10 has passed"],
])("on %s, the check of the built file says %s", async (today, message) => {
  const file = at("public/.well-known/security.txt");
  expect(await checkExpiry(today)).toEqual([
    `${file}:2:1  Expires  ${message}  build the site and publish it again  content/expired-date`,
  ]);
});

test("60 days are enough, and without a build nothing is reported", async () => {
  expect(await checkExpiry("2026-01-09")).toEqual([]);
  expect(checkSecurityExpiry(at("none"), "2026-03-09")).toEqual([]);
});

test("the placeholder logo is reported, a replaced one is not", () => {
  expect(checkMark()).toMatchObject([
    { file: "src/lib/mark.ts", code: "content/placeholder-logo" },
  ]);
  expect(checkMark("M0 0h64v64z")).toEqual([]);
});

test("remaining work is listed and counted by task, and defaults to replacing", () => {
  const place = { line: 1, column: 1, field: "url", message: "is old" };
  const old = { ...place, file: "a.yaml", hint: "replace it" };
  const left = [
    { ...old, code: "content/expired-date" as const },
    { ...old, file: "b.yaml", code: "content/example-url" as const },
  ];
  expect(formatLaunch(left)).toMatch(
    /^# replace: .+\nb\.yaml:1:1 .+\n\n# renew: .+\na\.yaml:1:1 .+\n\n2 left to do before launch, in 2 files:\n {4}1 {2}replace\n {4}1 {2}renew$/,
  );
});
