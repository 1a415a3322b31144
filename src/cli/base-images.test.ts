import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formatProblem } from "../content/problems/problem";
import { checkBaseImages } from "./base-images";

const folder = mkdtempSync(join(tmpdir(), "base-images-"));
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
