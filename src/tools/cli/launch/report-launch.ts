import type { IssueCode } from "../../../content/checks/rules";
import {
  type LocatedIssue,
  countOf,
  formatIssue,
} from "../../../content/issues/issue";

/** Each task and who can do it, in the order in which an owner assigns them. */
const tasks = {
  confirm: "Compare each figure, story, and price with your records.",
  "find the source":
    "Say where each figure can be read; without a source it is not listed under its page.",
  review: "Work for a lawyer.",
  replace: "Replace the sample data that came with the site.",
  renew: "Dates that have passed or soon will.",
};

/** The tasks of problems that are not solved by replacing something. */
const taskOf: Partial<Record<IssueCode, keyof typeof tasks>> = {
  "content/unconfirmed-claim": "confirm",
  "content/unconfirmed-discount": "confirm",
  "content/figure-without-source": "find the source",
  "content/unreviewed-text": "review",
  "content/expired-date": "renew",
};

/** A heading for each task with a line for each place, and the counts at the end. */
export function formatLaunch(left: readonly LocatedIssue[]): string {
  if (left.length === 0) return "Nothing is left to do before the launch.";
  const lists: string[] = [];
  const counts: string[] = [];
  for (const [task, explanation] of Object.entries(tasks)) {
    const issues = left.filter(
      ({ code }) => (taskOf[code] ?? "replace") === task,
    );
    if (issues.length === 0) continue;
    lists.push(
      [`# ${task}: ${explanation}`, ...issues.map(formatIssue)].join("\n"),
    );
    counts.push(`${String(issues.length).padStart(5)}  ${task}`);
  }
  const files = new Set(left.map(({ file }) => file));
  const total = `${left.length} left to do before launch, in ${countOf(files.size, "file")}:`;
  return [...lists, [total, ...counts].join("\n")].join("\n\n");
}
