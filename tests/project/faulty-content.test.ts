import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyProject } from "../serve/project-copy";

const { folder, remove } = copyProject();
afterAll(remove);

function edit(file: string, from: string | RegExp, to: string): void {
  const path = join(folder, file);
  writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
}

test("a build reports the problems of all files, fails, and keeps the last valid output", () => {
  const post = "content/blog/finding-the-right-customers/index.md";
  edit(post, /^publishDate: .*$/m, "publishDate: 2025-02-30");
  edit("content/site.yaml", "link: /pricing", "link: /prices");
  edit(
    "content/landing/process/index.yaml",
    "type: time-rule",
    "type: time-rules",
  );
  const page = join(folder, "public", "index.html");
  mkdirSync(join(folder, "public"));
  writeFileSync(page, "the last good page");

  const { status, stderr } = spawnSync(
    "node",
    ["node_modules/gatsby/cli.js", "build"],
    {
      cwd: folder,
      encoding: "utf8",
      env: {
        ...process.env,
        NODE_ENV: "production",
        GATSBY_TELEMETRY_DISABLED: "1",
      },
    },
  );

  expect(status).toBe(1);
  expect(stderr).toContain("3 errors in 3 content files:");
  expect(stderr).toContain(
    `${post}:4:14  publishDate  "2025-02-30" is not a day of the calendar`,
  );
  expect(stderr).toMatch(
    /content\/site\.yaml:\d+:11 {2}navigation\[1\]\.link {2}"\/prices" is not a page/,
  );
  expect(stderr).toMatch(
    /process\/index\.yaml:\d+:\d+ {2}sections\[\d+\]\.type .* did you mean "time-rule"\?/,
  );
  expect(readFileSync(page, "utf8")).toBe("the last good page");
}, 120_000);
