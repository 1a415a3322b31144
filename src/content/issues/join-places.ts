import type { LocatedIssue } from "./issue";

const deleted = new Set<string>([
  "content/unknown-page",
  "content/unknown-reference",
]);
const renamedOrHidden = new Set<string>([
  "content/unknown-variable",
  "content/hidden-target",
  "content/indirect-link",
]);

/** Names a problem's cause, if it is elsewhere: one page is "/blog/ads" to links, and "ads" to references. */
function nameCause(issue: LocatedIssue): string | LocatedIssue {
  const { code, message } = issue;
  if (deleted.has(code)) return /[^/"]+(?=")/.exec(message)?.[0] ?? message;
  return renamedOrHidden.has(code) ? message : issue;
}

/** Reports such a cause once, at the first of its places, with a list of the others. */
export function joinPlaces(issues: readonly LocatedIssue[]): LocatedIssue[] {
  const places = new Map<string | LocatedIssue, LocatedIssue[]>();
  for (const issue of issues) {
    const cause = nameCause(issue);
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
