import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Issue } from "cspell";
import { type LocatedProblem, quote } from "../../content/problems/problem";

/** What stands for the name of a field where a word is misspelled. */
export const spellingField = "spelling";

/** Words of the content in `root` that no dictionary knows. The guides are left to `npm run spelling`. */
export async function checkSpelling(root: string): Promise<LocatedProblem[]> {
  const { lint } = await import("cspell");
  const issues: Issue[] = [];
  const config = join(root, "docs", "cspell.config.yaml");
  // The cache knows files by their paths: those of another folder would be of no use again.
  const options = { root, config, showSuggestions: true, cache: root === process.cwd() };
  const { errors } = await lint(["content/**/*.{md,yaml}"], options, {
    issue: (issue) => void issues.push(issue),
    error: (message, error) => {
      throw new Error(message, { cause: error });
    },
  });
  if (errors > 0) throw new Error("The spelling of the content could not be checked.");
  return issues.map((issue) => toProblem(issue, root));
}

/** @param root absolute path of the project that the issue's file lies in */
export function toProblem(issue: Issue, root: string): LocatedProblem {
  const { uri = "", row, col, text, suggestions = [] } = issue;
  const known = suggestions.slice(0, 3).map((word) => `"${word}"`);
  return {
    file: relative(root, fileURLToPath(uri)).replaceAll("\\", "/"),
    line: row,
    column: col,
    field: spellingField,
    what: `no dictionary knows ${quote(text)}`,
    hint:
      known.length > 0
        ? `did you mean ${known.join(", ")}? Names go into docs/words.txt`
        : "write another word, or add it to docs/words.txt",
  };
}
