import { countProblems, nameField, showInvisible } from "../../content/problems/problem";
import type { LocatedProblem } from "../../content/problems/problem";

/** The problems as a Markdown table, for the page on which a workflow tells how it went. */
export function toSummaryTable(problems: readonly LocatedProblem[]): string {
  if (problems.length === 0) return "## No mistakes in the content\n";
  const rows = problems.map((problem) => {
    const { file, line, what, hint } = problem;
    return [file, String(line), `${nameField(problem)} ${what}`, hint].map(toCell).join(" | ");
  });
  return [
    `## ${countProblems(problems)}`,
    "",
    "| File | Line | What is wrong | What to write |",
    "| --- | --- | --- | --- |",
    ...rows.map((row) => `| ${row} |`),
    "",
  ].join("\n");
}

/** Words of a writer are shown as they were written: none of them is a sign of Markdown or HTML here. */
function toCell(text: string): string {
  return showInvisible(text).replace(
    /[\\`*_{}[\]<>#|~&@!:]/g,
    (sign) => `&#${String(sign.codePointAt(0))};`,
  );
}
