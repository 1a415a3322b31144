import { findLaunchIssues } from "../../../content/checks/records/check-launch";
import type { CheckedContent } from "../../../content/checks/check-content";
import { type LocatedIssue, findErrors } from "../../../content/issues/issue";
import { indexVariables } from "../../../content/validate/index-variables";
import { contentTypes } from "../../../content-types";
import { fillVariables } from "../../../lib/format/fill-variables";
import { readToday } from "../../../lib/format/today";
import { checkMark } from "./check-mark";

/** What is left to do before the launch. */
export function findLeft({ records, issues }: CheckedContent): LocatedIssue[] {
  const variables = indexVariables(contentTypes, records, []);
  const inContent = findLaunchIssues(records, readToday()).map((issue) => {
    return { ...issue, field: fillVariables(issue.field, variables) };
  });
  return [...findErrors(issues), ...inContent, ...checkMark()];
}
