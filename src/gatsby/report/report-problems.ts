import type { Reporter } from "gatsby";
import { formatProblems } from "../../content/problems/problem";
import type { LocatedProblem } from "../../content/problems/problem";
import { publishProblems } from "./problem-feed";
import { loadContent } from "../records/load-content";
import { debounce } from "./debounce";

/**
 * Stops a build that content would break, before Gatsby touches the last good output. In `develop`
 * the server lives on: the problems are named here and in the browser.
 */
export async function reportProblems(reporter: Reporter): Promise<void> {
  const { problems } = await loadContent();
  publishProblems(problems);
  if (process.env.NODE_ENV === "development") {
    tellOnce(problems);
    return;
  }
  if (problems.length === 0) return;
  tell(formatProblems(problems));
  reporter.panicOnBuild("content/ has mistakes: they are listed above");
}

let told = "";

/** `develop` only: each list of mistakes is told when it has changed, since Gatsby asks three times before it is ready. */
export function tellOnce(problems: readonly LocatedProblem[]): void {
  const words = problems.length === 0 ? "" : formatProblems(problems);
  if (words !== told) tell(words || "content/ has no mistakes any more");
  told = words;
}

/** Gatsby's reporter breaks lines at 80 columns, which would tear file, line and field apart. */
function tell(words: string): void {
  process.stderr.write(`\n${words}\n\n`);
}

/** In milliseconds: by then the pages that a change concerns have been made anew, and need not wait for the check. */
const QUIET = 500;

let recheck: (() => void) | undefined;

/**
 * `develop` only: checks the content anew once its files have stopped changing. Both the hook that sees
 * files come and the one that runs after some have gone ask for it; a build has been checked before.
 */
export function reportProblemsSoon(reporter: Reporter): void {
  if (process.env.NODE_ENV !== "development") return;
  recheck ??= debounce(() => reportProblems(reporter).catch(explain), QUIET);
  recheck();

  /** A file can go between being listed and being read; its going asks for the next check. */
  function explain(error: unknown): void {
    reporter.error(`content/ could not be checked: ${String(error)}`);
  }
}
