import type { Reporter } from "gatsby";
import { findErrors, formatProblems } from "../content/problems/problem";
import { explainMissingContent } from "../content/read/read-files";
import { loadContent } from "./records/content-types";
import { printLines } from "./report/serve-problems";

/** Stops a build with invalid content before Gatsby touches the last valid output. */
export async function onPreInit({ reporter }: { reporter: Reporter }): Promise<void> {
  const missing = explainMissingContent("content");
  if (missing !== undefined) reporter.panic(missing);
  if (process.env.NODE_ENV === "development") return;
  const { problems } = await loadContent();
  if (problems.length > 0) printLines(formatProblems(problems));
  if (findErrors(problems).length > 0)
    reporter.panicOnBuild("content/ has mistakes: they are listed above");
}
