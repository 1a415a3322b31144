import { appendFileSync } from "node:fs";
import type { LocatedProblem } from "../../content/problems/problem";
import {
  countProblems,
  findErrors,
  formatProblems,
  nameField,
  showInvisible,
  sortProblems,
} from "../../content/problems/problem";
import { spellingField } from "./check-spelling";

/** Reports problems in the terminal and, in a GitHub workflow, next to the changed lines. */
export function reportContent(
  { records, problems: found }: { records: number; problems: readonly LocatedProblem[] },
  environment: NodeJS.ProcessEnv = process.env,
): void {
  const problems = sortProblems(found);
  if (findErrors(problems).length === 0) {
    console.log(`${String(records)} records in content/, no mistakes`);
  }
  if (problems.length > 0) console.error(formatProblems(problems));
  if (environment.GITHUB_ACTIONS !== "true") return;
  if (problems.length > 0) console.log(problems.map(toWorkflowCommand).join("\n"));
  const summary = environment.GITHUB_STEP_SUMMARY;
  if (summary !== undefined) appendFileSync(summary, toSummaryTable(problems));
}

/** https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands */
function toWorkflowCommand(problem: LocatedProblem): string {
  const { file, line, column, field, what, hint, severity } = problem;
  const properties = { file, line, col: column, title: showInvisible(`${field} ${what}`) };
  const written = Object.entries(properties).map(
    ([name, value]) =>
      `${name}=${escapeMessage(String(value)).replaceAll(":", "%3A").replaceAll(",", "%2C")}`,
  );
  return `::${severity ?? "error"} ${written.join(",")}::${escapeMessage(showInvisible(hint))}`;
}

/** Line breaks and percent signs end a command, so they are percent-encoded, `%` first. */
function escapeMessage(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

/** The problems as a Markdown table for the job summary. */
function toSummaryTable(problems: readonly LocatedProblem[]): string {
  if (problems.length === 0) return "## No mistakes in the content\n";
  const rows = problems.map((problem) => {
    const { file, line, what, hint } = problem;
    const cells = [file, String(line), `${nameField(problem)} ${what}`, hint].map(toCell);
    return `| ${cells.join(" | ")} |\n`;
  });
  const head = "| File | Line | What is wrong | What to write |\n| --- | --- | --- | --- |\n";
  return `## ${countProblems(problems)}\n\n${head}${rows.join("")}`;
}

/** Escapes Markdown and HTML so that the writer's text appears as written. */
function toCell(text: string): string {
  return showInvisible(text).replace(
    /[\\`*_{}[\]<>#|~&@!:]/g,
    (sign) => `&#${String(sign.codePointAt(0))};`,
  );
}

export const formats = {
  json: (problems: readonly LocatedProblem[]) => JSON.stringify({ problems }, undefined, 2),
  /** SARIF 2.1.0, which code hosts show next to changed lines. */
  sarif: (problems: readonly LocatedProblem[]) => {
    const run = {
      tool: { driver: { name: "check-content", rules } },
      // Positions count UTF-16 code units, as JavaScript strings do.
      columnKind: "utf16CodeUnits",
      results: problems.map(toResult),
    };
    const $schema = "https://json.schemastore.org/sarif-2.1.0.json";
    return JSON.stringify({ $schema, version: "2.1.0", runs: [run] }, undefined, 2);
  },
};

const rules = [
  { id: "content", shortDescription: { text: "What the site can't be made of" } },
  { id: "spelling", shortDescription: { text: "A word that no dictionary knows" } },
];

function toResult({ file, line, column, field, what, hint, severity }: LocatedProblem) {
  return {
    ruleId: field === spellingField ? "spelling" : "content",
    level: severity ?? "error",
    message: { text: showInvisible(`${field} ${what}: ${hint}`) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodeURI(file), uriBaseId: "%SRCROOT%" },
          region: { startLine: line, startColumn: column },
        },
      },
    ],
  };
}
