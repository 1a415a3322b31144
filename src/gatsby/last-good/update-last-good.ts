import { join } from "node:path";
import { type LocatedProblem, findErrors } from "../../content/problems/problem";
import type { CheckedContent } from "../../content/validate/checks/check-content";
import { lastGoodDir } from "../folders";
import { copyFiles, stampFiles } from "./copy-files";
import { copySoundFiles } from "./copy-sound-files";
import { loadContent } from "../records/content-types";

export type Check = (root: string) => Promise<Pick<CheckedContent, "problems" | "records">>;

/**
 * Copies `content/` to where Gatsby reads it, if the check finds no error. Otherwise what has an error stays as it was there, with
 * everything that it needs.
 * @param report called with the errors and warnings of `content/` as soon as they are known
 */
export async function updateLastGood(
  report: (problems: readonly LocatedProblem[]) => void,
  root = process.cwd(),
  check: Check = loadContent,
): Promise<void> {
  const content = join(root, "content");
  const lastGood = join(root, lastGoodDir, "content");
  const written = await stampFiles(content);
  const { problems } = await check(root);
  report(problems);
  if (findErrors(problems).length === 0) await copyFiles(content, lastGood, written);
  else await copySoundFiles({ root, content, lastGood, check, written });
}
