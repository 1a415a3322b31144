import type { LocatedIssue } from "./issue";

/** Problems whose cause is elsewhere: a page or record that was deleted, renamed, or hidden. */
const causedElsewhere = new Set<string>([
  "content/unknown-page",
  "content/unknown-reference",
  "content/unknown-variable",
  "content/hidden-target",
  "content/indirect-link",
]);

/** Reports such a cause once, at the first of its places, with a list of the others. */
export function joinPlaces(issues: readonly LocatedIssue[]): LocatedIssue[] {
  const places = new Map<string | LocatedIssue, LocatedIssue[]>();
  for (const issue of issues) {
    const cause = causedElsewhere.has(issue.code) ? issue.message : issue;
    places.set(cause, [...(places.get(cause) ?? []), issue]);
  }
  return [...places.values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ?? [];
    const list = others.map(
      ({ file, line, column }) => `${file}:${line}:${column}`,
    );
    const hint = `${first.hint}; the same in ${list.join(", ")}`;
    return [{ ...first, hint }];
  });
}
