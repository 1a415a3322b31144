import { spawnSync } from "node:child_process";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** The files of the project that a build needs; node_modules is shared. */
const projectParts = [
  ...["content", "src", "static", "package.json", "tsconfig.json"],
  ...["gatsby-browser.tsx", "gatsby-config.ts", "gatsby-node.ts", "gatsby-ssr.tsx"],
];

const project = fs.mkdtempSync(join(tmpdir(), "faulty-content-"));
const page = join(project, "public", "index.html");

beforeAll(() => {
  for (const part of projectParts)
    fs.cpSync(resolve(part), join(project, part), { recursive: true });
  fs.symlinkSync(resolve("node_modules"), join(project, "node_modules"));
  fs.mkdirSync(join(project, "public"));
  fs.writeFileSync(page, "the last good page");
});

afterAll(() => fs.rmSync(project, { recursive: true, force: true }));

function edit(file: string, from: string | RegExp, to: string): void {
  const path = join(project, file);
  fs.writeFileSync(path, fs.readFileSync(path, "utf8").replace(from, to));
}

test("a build reports the problems of all files, fails, and keeps the last valid output", () => {
  const post = "content/blog/finding-the-right-customers/index.md";
  edit(post, /^publishDate: .*$/m, "publishDate: 2025-02-30");
  edit("content/site.yaml", "link: /pricing", "link: /prices");
  edit("content/landing/process/index.yaml", "type: steps", "type: stepps");

  const { status, stderr } = spawnSync("node", ["node_modules/gatsby/cli.js", "build"], {
    cwd: project,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1" },
  });

  expect(status).toBe(1);
  expect(stderr).toContain("3 errors in 3 content files:");
  expect(stderr).toContain(
    `${post}:4:14  publishDate  "2025-02-30" is not a date  write YYYY-MM-DD`,
  );
  expect(stderr).toMatch(
    /content\/site\.yaml:\d+:11 {2}navigation\[1\]\.link {2}"\/prices" is not a page/,
  );
  expect(stderr).toMatch(
    /process\/index\.yaml:\d+:\d+ {2}sections\[1\]\.type .* did you mean "steps"\?/,
  );
  expect(fs.readFileSync(page, "utf8")).toBe("the last good page");
}, 120_000);
