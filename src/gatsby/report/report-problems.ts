import { type LocatedProblem, formatProblems, countProblems } from "../../content/problems/problem";
import type { ProblemReport } from "../../develop/problem-report";

type Reader = (report: ProblemReport) => void;

const readers = new Set<Reader>();
let latest: ProblemReport = { headline: "", problems: [] };

/**
 * Tells every reader the problems of the latest check.
 * @returns whether the check before it had found some
 */
export function publishProblems(problems: readonly LocatedProblem[]): boolean {
  const before = latest.problems.length > 0;
  latest = { headline: problems.length === 0 ? "" : countProblems(problems), problems };
  for (const read of readers) read(latest);
  return before;
}

/**
 * Hands a reader the latest report at once, and each one that follows.
 * @returns a function that ends it
 */
export function readProblems(read: Reader): () => void {
  readers.add(read);
  read(latest);
  return () => void readers.delete(read);
}

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
