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

/** Reports to people what was found: in the terminal, and in a workflow of GitHub beside the lines of the change. */
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

/** What would end a command is told by its number: the percent sign first, since it marks the numbers. */
function escapeMessage(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

/** The problems as a Markdown table, for the page on which a workflow tells how it went. */
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

/** Words of a writer are shown as they were written: none of them is a sign of Markdown or HTML here. */
function toCell(text: string): string {
  return showInvisible(text).replace(
    /[\\`*_{}[\]<>#|~&@!:]/g,
    (sign) => `&#${String(sign.codePointAt(0))};`,
  );
}

/** What a program reads, instead of the lines that people read. */
export const formats = {
  json: (problems: readonly LocatedProblem[]) => JSON.stringify({ problems }, undefined, 2),
  /** SARIF 2.1.0, the format that code hosts show beside the lines of a change. */
  sarif: (problems: readonly LocatedProblem[]) => {
    const run = {
      tool: { driver: { name: "check-content", rules } },
      // Places are counted as JavaScript counts the signs of a text.
      columnKind: "utf16CodeUnits",
      results: problems.map(toResult),
    };
    const $schema = "https://json.schemastore.org/sarif-2.1.0.json";
    return JSON.stringify({ $schema, version: "2.1.0", runs: [run] }, undefined, 2);
  },
};

/** What kinds of mistakes there are; hosts group by it. */
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
