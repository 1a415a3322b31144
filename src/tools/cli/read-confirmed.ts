import { parseFile } from "../../content/checks/check-content";
import type { ContentRecord } from "../../content/validate/parse-content";
import { runGit } from "../../lib/run-git";
import { contentTypes } from "../../content-types";

/** The records of the files in a commit that have a confirmed one; none without git. */
export async function readConfirmed(
  commit: string,
  cwd = process.cwd(),
): Promise<ContentRecord[]> {
  const status = "reviewStatus: *[\"']?confirmed";
  const search = ["grep", "-lzE", status, commit];
  // The search fails if it finds nothing.
  const found = await runGit(cwd, [...search, "--", "content"]).catch(() => "");
  const files = found
    .split("\0")
    .filter(Boolean)
    .map((line) => line.slice(commit.length + 1));
  const parsed = await Promise.all(
    files.map(async (file) => {
      const text = await runGit(cwd, ["show", `${commit}:./${file}`]);
      return parseFile(contentTypes, { file, text });
    }),
  );
  return parsed.flat().flatMap(({ records }) => records);
}
