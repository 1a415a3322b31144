import { findLaunchIssues } from "../../../content/checks/records/check-launch";
import type { CheckedContent } from "../../../content/checks/check-content";
import { type LocatedIssue, findErrors } from "../../../content/issues/issue";
import { indexVariables } from "../../../content/validate/index-variables";
import { contentTypes } from "../../../content-types";
import { fillVariables } from "../../../lib/format/fill-variables";
import { readToday } from "../../../lib/format/today";
import {
  checkBaseImages,
  checkMark,
  checkSecurityExpiry,
} from "./check-launch-files";

/** What is left to do before the launch. */
export function findLeft({ records, issues }: CheckedContent): LocatedIssue[] {
  const today = readToday();
  const variables = indexVariables(contentTypes, records, []);
  const inContent = findLaunchIssues(records, today).map((issue) => {
    return { ...issue, field: fillVariables(issue.field, variables) };
  });
  return [
    ...findErrors(issues),
    ...inContent,
    ...checkMark(),
    ...checkSecurityExpiry("public", today),
    ...checkBaseImages("src/publish/hosts/servers/Dockerfile"),
  ];
}
