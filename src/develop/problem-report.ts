import type { LocatedProblem } from "../content/problems/problem";

/** The URL of the problem feed in `develop`, with two underscores like Gatsby's own. */
export const faultsAddress = "/__content-problems";

export const panelElement = "content-problems";

/** The result of a content check, sent to every page of `develop`. */
export interface ProblemReport {
  headline: string;
  problems: readonly LocatedProblem[];
}
