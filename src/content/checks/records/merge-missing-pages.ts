import type { LocatedIssue } from "../../issues/issue";

/** Makes one error of all links to the same missing page: whoever deletes a page fixes them together. */
export function mergeMissingPages(
  issues: readonly LocatedIssue[],
): LocatedIssue[] {
  const groups = new Map<string, LocatedIssue[]>();
  const others: LocatedIssue[] = [];
  for (const issue of issues) {
    const group = groups.get(issue.message);
    if (group) group.push(issue);
    else if (issue.code === "content/unknown-page")
      groups.set(issue.message, [issue]);
    else others.push(issue);
  }
  return [...others, ...[...groups.values()].flatMap(mergeGroup)];
}

function mergeGroup(group: readonly LocatedIssue[]): LocatedIssue[] {
  const [first, ...rest] = group;
  if (!first || rest.length === 0) return [...group];
  const places = rest.map(({ file, line }) => `${file}:${line}`).join(", ");
  const message = `${first.message}; the same link is at ${places}`;
  const isTypo = first.hint.startsWith("did you mean");
  const hint = isTypo
    ? first.hint
    : "restore the page, change these links, or write its path under redirectFrom in the page that replaces it";
  return [{ ...first, message, hint }];
}
