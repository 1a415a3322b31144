import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { runGit } from "../../lib/run-git";

/** Writes `content/` of the last commit to a folder; `false` without git, or without a commit. */
export async function writeCommit(
  root: string,
  folder: string,
): Promise<boolean> {
  // An index of its own: the writer's has what is staged.
  const index = resolve(folder, "commit.index");
  const environment = { GIT_INDEX_FILE: index };
  const prefix = `--prefix=${join(resolve(folder), "/")}`;
  try {
    const read = ["read-tree", "--prefix=content/", "HEAD:./content"];
    await runGit(root, read, environment);
    await runGit(root, ["checkout-index", "--all", prefix], environment);
    return true;
  } catch {
    return false;
  } finally {
    await rm(index, { force: true });
  }
}
