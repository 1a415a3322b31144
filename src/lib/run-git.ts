import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * What a git command prints, with file names as they are.
 * @throws without git, or if the command fails
 */
export async function runGit(
  cwd: string,
  args: readonly string[],
): Promise<string> {
  const { stdout } = await run("git", ["-c", "core.quotePath=off", ...args], {
    cwd,
    maxBuffer: 256 * 1024 * 1024,
  });
  return stdout;
}
