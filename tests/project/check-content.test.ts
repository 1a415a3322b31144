import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const postFile = "content/blog/where-to-spend-marketing-budget/index.md";
const authorFile = "content/shared/authors.yaml";

const root = mkdtempSync(join(tmpdir(), "check-content-"));
const summary = join(root, "summary.md");

function replace(file: string, written: RegExp, replacement: string): void {
  const place = join(root, file);
  writeFileSync(place, readFileSync(place, "utf8").replace(written, replacement));
}

beforeAll(() => {
  cpSync("content", join(root, "content"), { recursive: true });
  replace(postFile, /^publishDate: .*/m, "publishDate: 2025-02-30");
  replace(authorFile, /name: /, "name: Grwoth ");
  mkdirSync(join(root, "docs"));
  // Checks one word only, since the spelling of all content takes longer.
  const config =
    "globRoot: ..\nfiles: [content/**/*.yaml]\nignoreRegExpList:\n  - /\\b(?!Grw)\\w+/g";
  writeFileSync(join(root, "docs", "cspell.config.yaml"), config);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

test("a pull request with two errors has an annotation for each and a table of both", () => {
  const args = ["--import", "tsx", "src/tools/cli/check-content.ts", "--root", root];
  const env = { ...process.env, GITHUB_ACTIONS: "true", GITHUB_STEP_SUMMARY: summary };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8", env });
  expect(stderr).toContain("2 errors in 2 content files:");
  expect(stdout.trim().split("\n")).toEqual([
    expect.stringMatching(
      /^::error file=content\/blog\/where-to-spend-marketing-budget\/index\.md,line=\d+,col=14,title=publishDate "2025-02-30" is not a date \(content\/invalid-date\)::write YYYY-MM-DD, for example 2025-03-15$/,
    ),
    expect.stringMatching(
      /^::error file=content\/shared\/authors\.yaml,line=\d+,col=\d+,title=spelling "Grwoth" is not in the dictionary \(content\/misspelled-word\)::did you mean "growth"/,
    ),
  ]);
  expect(readFileSync(summary, "utf8")).toMatch(/\| content\/shared\/authors\.yaml \| \d+ \|/);
  expect(status).toBe(1);
}, 60_000);
