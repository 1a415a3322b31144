import { spawnSync } from "node:child_process";
import { chmodSync, readFileSync } from "node:fs";
import { delimiter, resolve } from "node:path";
import { temporaryFolder } from "../../src/test-support/temporary-folder";

const { at, read, write } = temporaryFolder();
const hooks = "src/tools/scripts/githooks";

/** Runs git in the clone, where a fake `npx` lists what it was asked, and rejects the word "faulty". */
function git(...args: string[]) {
  const identity = ["-c", "user.name=W", "-c", "user.email=w@w.test"];
  const PATH = `${at("bin")}${delimiter}${String(process.env.PATH)}`;
  return spawnSync("git", [...identity, ...args], {
    cwd: at(),
    encoding: "utf8",
    env: { ...process.env, PATH },
  });
}

test("once enabled, the hook checks the staged text of commits, only if content is staged", async () => {
  git("init", "-q");
  git("config", "core.hooksPath", resolve(hooks));
  await write("docs/words.txt", "");
  const npx = await write(
    "bin/npx",
    '#!/bin/sh\necho "$*" >> asked.txt\nfor root; do :; done\n! grep -rq faulty "$root/content"\n',
  );
  chmodSync(npx, 0o755);
  await write("content/a.md", "a faulty text");
  git("add", "content");
  expect(git("commit", "-m", "a").stderr).toContain("Nothing was committed.");

  // The staged text is valid; later edits are not part of the commit.
  await write("content/a.md", "a sound text");
  git("add", "content");
  await write("content/a.md", "a faulty text");
  expect(git("commit", "-m", "a").status).toBe(0);

  git("add", "bin");
  expect(git("commit", "-m", "b").status).toBe(0);
  const asked = (await read("asked.txt")).trim().split("\n");
  expect(asked).toHaveLength(2);
  const [, script = ""] = /tsx (\S+) --root \S+$/.exec(asked[0] ?? "") ?? [];
  expect(readFileSync(script, "utf8")).not.toBe("");
});
