import { formatProblems } from "../../content/problems/problem";
import type { LocatedProblem } from "../../content/problems/problem";
import { publishProblems } from "./problem-feed";

let reported = "";

/** Lists the problems of the content over each page of `develop`, and in the terminal if the list has changed. */
export function reportProblems(problems: readonly LocatedProblem[]): void {
  publishProblems(problems);
  const words = problems.length === 0 ? "" : formatProblems(problems);
  if (words !== reported) printLines(words || "content/ has no mistakes any more");
  reported = words;
}

/** Gatsby's reporter breaks lines at 80 columns, which would tear file, line and field apart. */
export function printLines(words: string): void {
  process.stderr.write(`\n${words}\n\n`);
}
