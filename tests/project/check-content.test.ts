import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SampleSite, postFile } from "../../src/test-support/sample-site";

const root = mkdtempSync(join(tmpdir(), "check-content-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test("the check of a pull request with an error fails, with an annotation and a table", async () => {
  const site = new SampleSite().replace(postFile, "2025-03-15", "2025-02-30");
  await site.writeTo(root);
  // No spelling, which takes longer.
  const config =
    "globRoot: .\nfiles: [content/site.yaml]\nignoreRegExpList:\n  - /[\\s\\S]+/g\n";
  writeFileSync(join(root, "cspell.config.yaml"), config);
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
  expect(stdout).toContain(`::error file=${postFile},line=4,`);
  expect(readFileSync(summary, "utf8")).toContain("content/invalid-date");
}, 60_000);
