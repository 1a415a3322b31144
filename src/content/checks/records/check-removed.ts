import { readFormerPaths } from "../../fields/link";
import { type LocatedIssue, createIssue, ofFile } from "../../issues";
import type { ContentRecord } from "../../validate/parse-content";
import { explainHidden } from "../../validate/publication";
import type { CheckedContent } from "../check-content";

/** Published pages of an earlier version of the content whose paths lead nowhere now. */
export function findRemovedPages(
  earlier: readonly ContentRecord[],
  { records, issues }: CheckedContent,
): LocatedIssue[] {
  const kept = new Set(
    records.flatMap(({ type, key, value }) => [
      type.path?.(key),
      ...readFormerPaths(value),
    ]),
  );
  const broken = new Set(issues.map(({ file }) => file));
  return earlier.flatMap(({ type, key, value, file }) => {
    const path = type.path?.(key);
    const isRead = !broken.has(file) && !explainHidden(value);
    if (!path || !isRead || kept.has(path)) return [];
    const reason = `had the page ${path}, which visitors don't find any more`;
    const hint = `write redirectFrom: [${path}] in the page that replaces it, if one does`;
    return [ofFile(file, createIssue("removed-page", reason, hint))];
  });
}
