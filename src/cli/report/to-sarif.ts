import { showInvisible } from "../../content/problems/problem";
import type { LocatedProblem } from "../../content/problems/problem";
import { spellingField } from "./check-spelling";

/** What kinds of mistakes there are; hosts group by it. */
const rules = [
  { id: "content", shortDescription: { text: "What the site can't be made of" } },
  { id: "spelling", shortDescription: { text: "A word that no dictionary knows" } },
];

/** The problems in SARIF 2.1.0, the format that code hosts show beside the lines of a change. */
export function toSarif(problems: readonly LocatedProblem[]): string {
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "check-content", rules } },
        // Places are counted as JavaScript counts the signs of a text.
        columnKind: "utf16CodeUnits",
        results: problems.map(toResult),
      },
    ],
  };
  return JSON.stringify(log, undefined, 2);
}

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
