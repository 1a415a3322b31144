import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SampleSite, authorFile, postFile } from "../../src/test-support/sample-site";

const root = mkdtempSync(join(tmpdir(), "check-content-"));
const summary = join(root, "summary.md");

function checkContent(folder: string) {
  const args = ["--import", "tsx", "src/cli/check-content.ts", "--root", folder];
  const env = { ...process.env, GITHUB_ACTIONS: "true", GITHUB_STEP_SUMMARY: summary };
  return spawnSync(process.execPath, args, { encoding: "utf8", env });
}

beforeAll(async () => {
  await new SampleSite()
    .replace(postFile, "2025-03-15", "2025-02-30")
    .replace(authorFile, "Growth desk", "Grwoth desk")
    .writeTo(root);
  mkdirSync(join(root, "docs"));
  // Words of samples are no words: only this one is looked for.
  const config =
    "globRoot: ..\nfiles: [content/**/*.yaml]\nignoreRegExpList:\n  - /\\b(?!Grw)\\w+/g";
  writeFileSync(join(root, "docs", "cspell.config.yaml"), config);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

test("a project without its content is reported in one sentence", () => {
  const { status, stderr } = checkContent(join(root, "docs"));
  expect(stderr.trim()).toMatch(/^The folder content\/ is missing: [^\n]+\.$/);
  expect(status).toBe(1);
}, 60_000);

test("a pull request with two mistakes has each on its line, and both in a table", () => {
  const { status, stdout, stderr } = checkContent(root);
  expect(stderr).toContain("2 mistakes in 2 content files:");
  expect(stdout.trim().split("\n")).toEqual([
    '::error file=content/blog/first-post/index.md,line=4,col=14,title=publishDate "2025-02-30" is not a date::write YYYY-MM-DD, for example 2025-03-15',
    expect.stringMatching(
      /^::error file=content\/shared\/authors\.yaml,line=2,col=\d+,title=spelling no dictionary knows "Grwoth"::did you mean "growth"/,
    ),
  ]);
  expect(readFileSync(summary, "utf8")).toContain("| content/shared/authors.yaml | 2 |");
  expect(status).toBe(1);
}, 60_000);
