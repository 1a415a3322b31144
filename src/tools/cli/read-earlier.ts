import { parseFile } from "../../content/checks/check-content";
import type { ContentRecord } from "../../content/validate/parse-content";
import { runGit } from "../../lib/run-git";
import { contentTypes } from "../../content-types";

/** The records that a commit has in files that were changed or deleted since; none without git or the commit. */
export async function readEarlier(
  commit: string,
  cwd = process.cwd(),
): Promise<ContentRecord[]> {
  const list = ["diff", "--name-only", "-z", "--no-renames", "--relative"];
  const filter = ["--diff-filter=DM", commit, "--", "content"];
  const changed = await runGit(cwd, [...list, ...filter]).catch(() => "");
  const parsed = await Promise.all(
    changed.split("\0").map(async (file) => {
      if (file === "") return [];
      const text = await runGit(cwd, ["show", `${commit}:./${file}`]);
      return parseFile(contentTypes, { file, text });
    }),
  );
  return parsed.flat().flatMap(({ records }) => records);
}
