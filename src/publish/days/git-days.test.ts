import { execFileSync } from "node:child_process";
import { mkdir, rename } from "node:fs/promises";
import { temporaryFolder } from "../../test-support/temporary-folder";
import { calendar } from "../../lib/format/today";
import { readCommitDate, readGitDays } from "./git-days";

const folder = temporaryFolder();
const at = (...parts: string[]) => folder.at("site", ...parts);
const write = (name: string, text: string) =>
  folder.write(`site/content/${name}`, text);
beforeEach(() => mkdir(at("content"), { recursive: true }));

let committedAt = "";

function git(...options: string[]) {
  const identity = [
    "-c",
    "user.name=Test",
    "-c",
    "user.email=test@northcart.test",
  ];
  execFileSync("git", [...identity, ...options], {
    cwd: at(),
    stdio: "ignore",
    env: { ...process.env, GIT_COMMITTER_DATE: committedAt },
  });
}

function commit(day: string) {
  committedAt = `${day}T23:30:00-05:00`;
  git("add", ".");
  git("commit", "-m", "x");
}

test("each file has the day of its last commit, in the site's time zone", async () => {
  git("init");
  await write("a.md", "1");
  await write("b é.md", "1");
  commit("2025-01-01");
  await write("a.md", "2");
  commit("2025-02-02");
  calendar.timeZone = "America/Toronto";
  const days = await readGitDays("content", at());
  calendar.timeZone = "UTC";
  expect([...(days?.days ?? [])].sort()).toEqual([
    ["content/a.md", "2025-02-02"],
    ["content/b é.md", "2025-01-01"],
  ]);
  expect(days?.uncommitted.size).toBe(0);
});

test("files changed, added, or moved since the last commit are reported, below another folder too", async () => {
  execFileSync("git", ["init"], { cwd: folder.at(), stdio: "ignore" });
  for (const name of ["a 1", "b"]) await write(`${name}.md`, name);
  commit("2025-01-01");
  await write("a 1.md", "2");
  await mkdir(at("content/new"));
  await rename(at("content/b.md"), at("content/new/c.md"));
  const days = await readGitDays("content", at());
  expect([...(days?.uncommitted ?? [])].sort()).toEqual([
    "content/a 1.md",
    "content/b.md",
    "content/new/c.md",
  ]);
});

test("a shallow clone has no dates, since its oldest commit seems to touch every file", async () => {
  git("init");
  for (const day of ["2025-01-01", "2025-02-02"]) {
    await write(`${day}.md`, day);
    commit(day);
  }
  git("clone", "--depth", "1", `file://${at()}`, folder.at("clone"));
  expect(await readGitDays("content", folder.at("clone"))).toBeUndefined();
  // Only its newest commit is reliable.
  expect(await readCommitDate(folder.at("clone"))).toEqual(
    new Date("2025-02-03T04:30:00Z"),
  );
});

test("a folder without git has no dates", async () => {
  expect(await readGitDays("content", at())).toBeUndefined();
  expect(await readCommitDate(at())).toBeUndefined();
});
