import { countProblems } from "../../content/problems/problem";
import type { LocatedProblem } from "../../content/problems/problem";
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
