import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readCommitDate, readGitDays } from "./git-days";

let folder: string;
let root: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "git-days-"));
  root = join(folder, "site");
  await mkdir(join(root, "content"), { recursive: true });
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

let committedAt = "";

function git(...options: string[]) {
  const identity = ["-c", "user.name=Test", "-c", "user.email=test@northcart.test"];
  execFileSync("git", [...identity, ...options], {
    cwd: root,
    stdio: "ignore",
    env: { ...process.env, GIT_COMMITTER_DATE: committedAt },
  });
}

function commit(day: string) {
  committedAt = `${day}T23:30:00-05:00`;
  git("add", ".");
  git("commit", "-m", "x");
}

test("each file has the day of its last commit, in Greenwich", async () => {
  git("init");
  await writeFile(join(root, "content", "a.md"), "1");
  await writeFile(join(root, "content", "b é.md"), "1");
  commit("2025-01-01");
  await writeFile(join(root, "content", "a.md"), "2");
  commit("2025-02-02");
  const days = await readGitDays("content", root);
  expect([...(days?.days ?? [])].sort()).toEqual([
    ["content/a.md", "2025-02-03"],
    ["content/b é.md", "2025-01-02"],
  ]);
  expect(days?.uncommitted.size).toBe(0);
});

test("files that were changed, added or moved since the last commit are known", async () => {
  git("init");
  for (const name of ["a", "b"]) await writeFile(join(root, "content", `${name}.md`), name);
  commit("2025-01-01");
  await writeFile(join(root, "content", "a.md"), "2");
  await mkdir(join(root, "content", "new"));
  await rename(join(root, "content", "b.md"), join(root, "content", "new", "c.md"));
  const days = await readGitDays("content", root);
  expect([...(days?.uncommitted ?? [])].sort()).toEqual([
    "content/a.md",
    "content/b.md",
    "content/new/c.md",
  ]);
});

test("a shallow clone knows nothing: its oldest commit seems to have touched every file", async () => {
  git("init");
  for (const day of ["2025-01-01", "2025-02-02"]) {
    await writeFile(join(root, "content", `${day}.md`), day);
    commit(day);
  }
  git("clone", "--depth", "1", `file://${root}`, join(folder, "clone"));
  expect(await readGitDays("content", join(folder, "clone"))).toBeUndefined();
  // Only its newest commit is what it is.
  expect(await readCommitDate(join(folder, "clone"))).toEqual(new Date("2025-02-03T04:30:00Z"));
});

test("a folder without git knows nothing", async () => {
  expect(await readGitDays("content", root)).toBeUndefined();
  expect(await readCommitDate(root)).toBeUndefined();
});
