import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  mkdirSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** What a build needs of the project; node_modules is shared with it. */
const projectParts = [
  "content",
  "src",
  "static",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "tsconfig.json",
];

let project: string;

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), "faulty-content-"));
  for (const part of projectParts) cpSync(resolve(part), join(project, part), { recursive: true });
  symlinkSync(resolve("node_modules"), join(project, "node_modules"));
  mkdirSync(join(project, "public"));
  writeFileSync(join(project, "public", "index.html"), "the last good page");
});

afterAll(() => {
  rmSync(project, { recursive: true, force: true });
});

function edit(file: string, from: string | RegExp, to: string): void {
  const path = join(project, file);
  writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
}

test("a build names the problems of all files, fails, and leaves the last good output", () => {
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
  expect(stderr).toContain("3 mistakes in 3 content files:");
  expect(stderr).toContain(
    `${post}:4:14  publishDate  "2025-02-30" is not a date  write YYYY-MM-DD`,
  );
  expect(stderr).toMatch(
    /content\/site\.yaml:\d+:11 {2}navigation\[1\]\.link {2}"\/prices" is not a page/,
  );
  expect(stderr).toMatch(
    /process\/index\.yaml:\d+:\d+ {2}sections\[1\]\.type .* did you mean "steps"\?/,
  );
  expect(readFileSync(join(project, "public", "index.html"), "utf8")).toBe("the last good page");
}, 120_000);
