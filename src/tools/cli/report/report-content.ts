import { appendFileSync } from "node:fs";
import {
  type LocatedIssue,
  countIssues,
  findErrors,
} from "../../../content/issues";
import {
  formatIssues,
  nameField,
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
  if (issues.length > 0) console.error(formatIssues(issues));
  if (environment.GITHUB_ACTIONS !== "true") return;
  if (issues.length > 0)
    console.log(issues.map(formatWorkflowCommand).join("\n"));
  const summary = environment.GITHUB_STEP_SUMMARY;
  if (summary !== undefined)
    appendFileSync(summary, formatSummaryTable(issues));
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

/** The problems as a Markdown table for the job summary. */
function formatSummaryTable(issues: readonly LocatedIssue[]) {
  if (issues.length === 0) return "## No errors in the content\n";
  const rows = issues.map((issue) => {
    const { file, line, message, hint, code } = issue;
    const cells = [
      file,
      String(line),
      `${nameField(issue)} ${message}`,
      hint,
    ].map(formatCell);
    return `| ${cells.join(" | ")} | ${code} |\n`;
  });
  const head =
    "| File | Line | Error | How to fix it | Code |\n| --- | --- | --- | --- | --- |\n";
  return `## ${countIssues(issues)}\n\n${head}${rows.join("")}`;
}

/** Escapes Markdown and HTML so that the writer's text appears as written. */
function formatCell(text: string): string {
  return showInvisible(text).replace(
    /[\\`*_{}[\]<>#|~&@!:]/g,
    (character) => `&#${String(character.codePointAt(0))};`,
  );
}
