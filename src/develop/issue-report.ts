import type { LocatedIssue } from "../content/issues/issue";

/** The URL of the problem feed in `develop`, with two underscores like Gatsby's own. */
export const problemsPath = "/__content-problems";

export const panelElement = "content-problems";

/** The result of a content check, sent to every page of `develop`. */
export interface IssueReport {
  headline: string;
  issues: readonly LocatedIssue[];
}
