import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formatProblem } from "../content/problems/problem";
import { checkBaseImages, checkMark, checkSecurityExpiry } from "./launch-files";

const folder = mkdtempSync(join(tmpdir(), "launch-files-"));
const file = join(folder, "Dockerfile");
const digest = `sha256:${"0a".repeat(32)}`;
const hint =
  "add the digest that `docker buildx imagetools inspect <image>` shows, as `<image>@sha256:<digest>`";

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function check(text: string): string[] {
  writeFileSync(file, text);
  return checkBaseImages(file).map((problem) => formatProblem(problem).replace(file, "Dockerfile"));
}

test("every base image without a digest is reported with its line", () => {
  expect(
    check("ARG A=b\nFROM node:24-slim AS build\nRUN ls\nfrom --platform=linux/amd64 debian\n"),
  ).toEqual([
    `Dockerfile:2:6  FROM  node:24-slim is not pinned by digest  ${hint}`,
    `Dockerfile:4:29  FROM  debian is not pinned by digest  ${hint}`,
  ]);
});

test("pinned images, earlier stages and images named by an argument are fine, and so is no Dockerfile", () => {
  expect(
    check(`FROM node:24@${digest} AS build\nFROM build AS test\nFROM \${PREVIOUS} AS previous\n`),
  ).toEqual([]);
  expect(checkBaseImages(join(folder, "none"))).toEqual([]);
});

beforeAll(() => {
  mkdirSync(join(folder, ".well-known"));
  writeFileSync(
    join(folder, ".well-known", "security.txt"),
    "Contact: mailto:a@b.test\nExpires: 2026-03-10T00:00:00Z\n",
  );
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

test("the mark that the site was delivered with is to be replaced, another one is not", () => {
  expect(checkMark()).toMatchObject([{ file: "src/site/mark.ts", task: "replace" }]);
  expect(checkMark("M0 0h64v64z")).toEqual([]);
});
