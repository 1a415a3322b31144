import type { Reporter } from "gatsby";
import { findErrors, formatProblems } from "../content/problems/problem";
import { explainMissingContent } from "../content/read/read-files";
import { printLines } from "./report/report-problems";
import { loadContent } from "./records/content-types";

/** Stops a build that content would break, before Gatsby touches the last good output. */
export async function onPreInit({ reporter }: { reporter: Reporter }): Promise<void> {
  const missing = explainMissingContent("content");
  if (missing !== undefined) reporter.panic(missing);
  if (process.env.NODE_ENV === "development") return;
  const { problems } = await loadContent();
  if (problems.length > 0) printLines(formatProblems(problems));
  if (findErrors(problems).length === 0) return;
  reporter.panicOnBuild("content/ has mistakes: they are listed above");
}
