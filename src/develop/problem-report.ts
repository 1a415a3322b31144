import type { LocatedProblem } from "../content/problems/problem";

/** Where `develop` tells the problems of the content; two underscores, as Gatsby's own addresses have. */
export const faultsAddress = "/__content-problems";

/** The element that shows them over a page. */
export const panelElement = "content-problems";

/** What a page of `develop` is told each time the content has been checked. */
export interface ProblemReport {
  headline: string;
  problems: readonly LocatedProblem[];
}
