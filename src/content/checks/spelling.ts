import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Issue } from "cspell";
import { type LocatedIssue, createIssue, quote } from "../issues";

/** Finds misspelled words in the content in `root`. */
export async function checkSpelling(root: string): Promise<LocatedIssue[]> {
  const { lint } = await import("cspell");
  const issues: LocatedIssue[] = [];
  const config = join(root, "cspell.config.yaml");
  // The cache uses file paths as keys, so it is only useful in this folder.
  const options = {
    root,
    config,
    showSuggestions: true,
    cache: root === process.cwd(),
  };
  const { errors } = await lint(["content/**/*.{md,yaml}"], options, {
    issue: (issue) => void issues.push(toIssue(issue, root)),
    error: (message, error) => {
      throw new Error(message, { cause: error });
    },
  });
  if (errors > 0)
    throw new Error("The spelling of the content could not be checked.");
  return issues;
}

/** @param root absolute path of the project that contains the issue's file */
export function toIssue(issue: Issue, root: string): LocatedIssue {
  const { uri = "", row, col, text, suggestions = [] } = issue;
  const known = suggestions.slice(0, 3).map((word) => `"${word}"`);
  const hint =
    known.length > 0
      ? `did you mean ${known.join(", ")}? Add names to docs/words.txt`
      : "write another word, or add it to docs/words.txt";
  const file = relative(root, fileURLToPath(uri)).replaceAll("\\", "/");
  const found = createIssue(
    "misspelled-word",
    `${quote(text)} is not in the dictionary`,
    hint,
  );
  return { file, line: row, column: col, field: "spelling", ...found };
}
