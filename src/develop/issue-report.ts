import type { LocatedIssue } from "../content/issues/issue";

/** The URL of the problem feed in `develop`, with two underscores like Gatsby's own. */
export const problemsPath = "/__content-problems";

export const panelElement = "content-problems";

/** The result of a content check, sent to every page of `develop`. */
export interface IssueReport {
  headline: string;
  issues: readonly LocatedIssue[];
  /** Pages that a build leaves out. */
  unpublished: readonly UnpublishedPage[];
}

export interface UnpublishedPage {
  path: string;
  /** `draft`, or `not published before 2026-12-01`. */
  state: string;
}
