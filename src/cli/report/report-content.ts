import { appendFileSync } from "node:fs";
import { findErrors, formatProblems, sortProblems } from "../../content/problems/problem";
import type { LocatedProblem } from "../../content/problems/problem";
import { toSarif } from "./to-sarif";
import { toSummaryTable } from "./to-summary-table";
import { toWorkflowCommands } from "./to-workflow-commands";

/** What the check has found. */
export interface CheckedFiles {
  /** How many records were read. */
  records: number;
  problems: readonly LocatedProblem[];
}

/** What a program reads, instead of the lines that people read. */
export const formats = {
  json: (problems: readonly LocatedProblem[]) => JSON.stringify({ problems }, undefined, 2),
  sarif: toSarif,
};

/** Tells people what was found: in the terminal, and in a workflow of GitHub beside the lines of the change. */
export function reportContent(
  { records, problems: found }: CheckedFiles,
  environment: NodeJS.ProcessEnv = process.env,
): void {
  const problems = sortProblems(found);
  if (findErrors(problems).length === 0) {
    console.log(`${String(records)} records in content/, no mistakes`);
  }
  if (problems.length > 0) console.error(formatProblems(problems));
  if (environment.GITHUB_ACTIONS !== "true") return;
  if (problems.length > 0) console.log(toWorkflowCommands(problems));
  const summary = environment.GITHUB_STEP_SUMMARY;
  if (summary !== undefined) appendFileSync(summary, toSummaryTable(problems));
}
