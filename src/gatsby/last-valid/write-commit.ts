import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Writes `content/` of the last commit to a folder; `false` without git, or without a commit. */
export async function writeCommit(
  root: string,
  folder: string,
): Promise<boolean> {
  // An index of its own: the writer's has what is staged.
  const index = resolve(folder, "commit.index");
  const options = { cwd: root, env: { ...process.env, GIT_INDEX_FILE: index } };
  const prefix = `--prefix=${join(resolve(folder), "/")}`;
  try {
    await run(
      "git",
      ["read-tree", "--prefix=content/", "HEAD:./content"],
      options,
    );
    await run("git", ["checkout-index", "--all", prefix], options);
    return true;
  } catch {
    return false;
  } finally {
    await rm(index, { force: true });
  }
}
