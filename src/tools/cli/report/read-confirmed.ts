import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { parseFile } from "../../../content/validate/checks/check-content";
import type { ContentRecord } from "../../../content/validate/parse-content";
import { contentTypes } from "../../../content-types";

const run = promisify(execFile);

/** The records of the files in a commit that have a confirmed one; none without git. */
export async function readConfirmed(
  commit: string,
  cwd = process.cwd(),
): Promise<ContentRecord[]> {
  const git = async (...args: string[]) =>
    (await run("git", args, { cwd, maxBuffer: 2 ** 24 })).stdout;
  const search = ["grep", "-lz", "reviewStatus: confirmed"];
  // The search fails if it finds nothing.
  const found = await git(...search, commit, "--", "content").catch(() => "");
  const files = found
    .split("\0")
    .filter(Boolean)
    .map((line) => line.slice(commit.length + 1));
  const parsed = await Promise.all(
    files.map(async (file) => {
      const text = await git("show", `${commit}:./${file}`);
      return parseFile(contentTypes, { file, text });
    }),
  );
  return parsed.flat().flatMap(({ records }) => records);
}
