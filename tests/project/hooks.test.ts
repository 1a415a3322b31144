import { spawnSync } from "node:child_process";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";

const clone = fs.mkdtempSync(join(tmpdir(), "hooks-"));
const at = (...parts: string[]) => join(clone, ...parts);

/** Runs a command in the clone, where a fake `npx` prints its input and rejects the word "faulty". */
function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: clone,
    encoding: "utf8",
    env: {
      ...process.env,
      PATH: `${at("bin")}${delimiter}${String(process.env.PATH)}`,
    },
  });
  return { status, output: stdout + stderr };
}

const git = (...args: string[]) =>
  run("git", "-c", "user.name=W", "-c", "user.email=w@w.test", ...args);

beforeAll(() => {
  for (const folder of ["content", "docs", "bin"]) fs.mkdirSync(at(folder));
  fs.cpSync(
    resolve("src/tools/scripts/githooks"),
    at("src/tools/scripts/githooks"),
    {
      recursive: true,
    },
  );
  fs.writeFileSync(at(".gitignore"), "bin\nasked.txt\n");
  const npx =
    '#!/bin/sh\necho "$*" >> asked.txt\nfor root; do :; done\n! grep -rq faulty "$root/content"\n';
  fs.writeFileSync(at("bin", "npx"), npx, { mode: 0o755 });
  git("init", "-q");
});

afterAll(() => fs.rmSync(clone, { recursive: true, force: true }));

test("once enabled, the hook checks the staged text of commits, only if content is staged", () => {
  git("config", "core.hooksPath", "src/tools/scripts/githooks");
  fs.writeFileSync(at("content", "a.md"), "a faulty text");
  git("add", "content");
  const refused = git("commit", "-m", "a");
  expect(refused.status).toBe(1);
  expect(refused.output).toContain("Nothing was committed.");

  // The staged text is valid; later edits are not part of the commit.
  fs.writeFileSync(at("content", "a.md"), "a sound text");
  git("add", "content");
  fs.writeFileSync(at("content", "a.md"), "a faulty text");
  expect(git("commit", "-m", "a").status).toBe(0);

  git("add", ".gitignore");
  expect(git("commit", "-m", "b").status).toBe(0);
  const asked = fs.readFileSync(at("asked.txt"), "utf8").trim().split("\n");
  expect(asked).toHaveLength(2);
  expect(asked[0]).toMatch(
    /^--no-install tsx src\/tools\/cli\/check-content\.ts --root \S+$/,
  );
  expect(fs.existsSync("src/tools/cli/check-content.ts")).toBe(true);
});
