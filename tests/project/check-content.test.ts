import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = mkdtempSync(join(tmpdir(), "check-content-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test("the check of a pull request with an error fails, with an annotation and a table", () => {
  cpSync("content", join(root, "content"), { recursive: true });
  // No spelling, which takes longer.
  const config =
    "globRoot: .\nfiles: [content/site.yaml]\nignoreRegExpList:\n  - /[\\s\\S]+/g\n";
  writeFileSync(join(root, "cspell.config.yaml"), config);
  const file = "content/blog/where-to-spend-marketing-budget/index.md";
  const post = readFileSync(join(root, file), "utf8");
  const faulty = post.replace(/^publishDate: .*/m, "publishDate: 2025-02-30");
  writeFileSync(join(root, file), faulty);
  const args = [
    "--import",
    "tsx",
    "src/tools/cli/check-content.ts",
    "--root",
    root,
  ];
  const summary = join(root, "summary.md");
  const env = {
    ...process.env,
    GITHUB_ACTIONS: "true",
    GITHUB_STEP_SUMMARY: summary,
  };
  const { status, stdout } = spawnSync(process.execPath, args, {
    encoding: "utf8",
    env,
  });
  expect(status).toBe(1);
  expect(stdout).toContain(`::error file=${file},line=`);
  expect(stdout.trim().split("\n")).toHaveLength(1);
  expect(readFileSync(summary, "utf8")).toContain("content/invalid-date");
}, 60_000);
