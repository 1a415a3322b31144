import { appendFileSync } from "node:fs";
import { type LocatedIssue, findErrors } from "../../../content/issues";
import {
  formatIssues,
  showInvisible,
  sortIssues,
} from "../../../content/issues/issue";

/** Reports problems in the terminal and, in a GitHub workflow, next to the changed lines. */
export function reportContent(
  {
    records,
    issues: found,
  }: { records: number; issues: readonly LocatedIssue[] },
  environment: NodeJS.ProcessEnv = process.env,
): void {
  const issues = sortIssues(found);
  if (findErrors(issues).length === 0) {
    console.log(`${records} records in content/, no errors`);
  }
  if (issues.length === 0) return;
  console.error(formatIssues(issues));
  if (environment.GITHUB_ACTIONS !== "true") return;
  console.log(issues.map(formatWorkflowCommand).join("\n"));
  // GitHub shows no more than ten problems next to their lines.
  const summary = environment.GITHUB_STEP_SUMMARY ?? "";
  appendFileSync(summary, `\`\`\`\n${formatIssues(issues)}\n\`\`\`\n`);
}

/** https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands */
function formatWorkflowCommand(issue: LocatedIssue): string {
  const { file, line, column, field, message, hint, code, severity } = issue;
  const title = showInvisible(`${field} ${message} (${code})`);
  const written = Object.entries({ file, line, col: column, title }).map(
    ([name, value]) =>
      `${name}=${String(value).replace(/[%\r\n:,]/g, encodeURIComponent)}`,
  );
  const fix = showInvisible(hint).replace(/[%\r\n]/g, encodeURIComponent);
  return `::${severity ?? "error"} ${written.join(",")}::${fix}`;
}
