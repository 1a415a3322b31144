import { parseFile } from "../../content/checks/check-content";
import { readFormerPaths } from "../../content/fields/link";
import { type LocatedIssue, createIssue, ofFile } from "../../content/issues";
import type { ContentRecord } from "../../content/validate/parse-content";
import { explainHidden } from "../../content/validate/publication";
import { runGit } from "../../lib/run-git";
import { contentTypes } from "../../content-types";

/** The records of the files in a commit that have a confirmed one; none without git. */
export async function readConfirmed(
  commit: string,
  cwd = process.cwd(),
): Promise<ContentRecord[]> {
  const status = "reviewStatus: *[\"']?confirmed";
  const found = await listFiles(cwd, ["grep", "-lzE", status, commit]);
  const files = found.map((line) => line.slice(commit.length + 1));
  return readRecords(commit, files, cwd);
}

/** Warnings about the pages of a commit that are gone, and whose path no other page has; none without git. */
export async function findRemovedPages(
  commit: string,
  records: readonly ContentRecord[],
  cwd = process.cwd(),
): Promise<LocatedIssue[]> {
  const search = ["diff", "--name-only", "--diff-filter=D", "-z", "--relative"];
  const files = await listFiles(cwd, [...search, "--no-renames", commit]);
  const removed = await readRecords(commit, files, cwd);
  const paths = records.flatMap(({ type, key, value }) => [
    type.path?.(key),
    ...readFormerPaths(value),
  ]);
  return removed.flatMap(({ type, key, file, value }) => {
    const path = type.path?.(key);
    if (!path || paths.includes(path) || explainHidden(value)) return [];
    const reason = `is gone, and links from other sites to ${path} will break`;
    const hint = `write redirectFrom: [${path}] in the page that replaces it`;
    return [ofFile(file, createIssue("removed-page", reason, hint))];
  });
}

/** The files that a git command lists in content/; none if it fails, as a search does that finds nothing. */
async function listFiles(
  cwd: string,
  command: readonly string[],
): Promise<string[]> {
  const found = await runGit(cwd, [...command, "--", "content"]).catch(
    () => "",
  );
  return found.split("\0").filter(Boolean);
}

async function readRecords(
  commit: string,
  files: readonly string[],
  cwd: string,
): Promise<ContentRecord[]> {
  const parsed = await Promise.all(
    files.map(async (file) => {
      const text = await runGit(cwd, ["show", `${commit}:./${file}`]);
      return parseFile(contentTypes, { file, text });
    }),
  );
  return parsed.flat().flatMap(({ records }) => records);
}
