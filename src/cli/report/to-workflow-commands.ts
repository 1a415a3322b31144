import { showInvisible } from "../../content/problems/problem";
import type { LocatedProblem } from "../../content/problems/problem";

/**
 * One line for each problem that GitHub puts on the line of the pull request, whatever it was printed by:
 * https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export function toWorkflowCommands(problems: readonly LocatedProblem[]): string {
  return problems.map(toCommand).join("\n");
}

function toCommand({ file, line, column, field, what, hint, severity }: LocatedProblem): string {
  const properties = { file, line, col: column, title: showInvisible(`${field} ${what}`) };
  const written = Object.entries(properties).map(
    ([name, value]) => `${name}=${escapeProperty(String(value))}`,
  );
  return `::${severity ?? "error"} ${written.join(",")}::${escapeMessage(showInvisible(hint))}`;
}

/** What would end a command is told by its number: the percent sign first, since it marks the numbers. */
function escapeMessage(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
