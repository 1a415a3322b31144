import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SampleSite, postFile } from "../../src/test-support/sample-site";

const root = mkdtempSync(join(tmpdir(), "check-content-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test("the check of a pull request with an error fails, with a line that GitHub shows next to the change", async () => {
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
  const { status, stderr } = spawnSync(process.execPath, args, {
    encoding: "utf8",
  });
  expect(status).toBe(1);
  const matcher = readFileSync(".github/content-problems.json", "utf8");
  const [pattern = ""] = /(?<="regexp": )".*"/.exec(matcher) ?? [];
  const problem = new RegExp(JSON.parse(pattern) as string, "m");
  expect(problem.exec(stderr)?.slice(1)).toEqual([
    postFile,
    "4",
    "14",
    undefined,
    expect.stringContaining(
      'publishDate  "2025-02-30" is not a day of the calendar',
    ),
    "content/invalid-date",
  ]);
}, 60_000);
