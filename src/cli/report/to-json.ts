import type { LocatedProblem } from "../../content/problems/problem";

/** The problems as they are, for programs: `{ "problems": [{ "file", "line", "column", "field", "what", "hint" }] }`. */
export function toJson(problems: readonly LocatedProblem[]): string {
  return JSON.stringify({ problems }, undefined, 2);
}
