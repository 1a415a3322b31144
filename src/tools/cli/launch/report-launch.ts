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

type Task = keyof typeof tasks;

/** The tasks of problems that are not solved by replacing something. */
const taskOf: Partial<Record<IssueCode, Task>> = {
  "content/unconfirmed-claim": "confirm",
  "content/unconfirmed-discount": "confirm",
  "content/figure-without-source": "find the source",
  "content/unreviewed-text": "review",
  "content/expired-date": "renew",
};

/** What is left to do, by task. */
export function groupLaunch(
  left: readonly LocatedIssue[],
): [Task, LocatedIssue[]][] {
  return Object.keys(tasks).flatMap((name): [Task, LocatedIssue[]][] => {
    const task = name as Task;
    const issues = left.filter(
      ({ code }) => (taskOf[code] ?? "replace") === task,
    );
    return issues.length > 0 ? [[task, issues]] : [];
  });
}

/** A heading for each task with a line for each place, and the counts at the end. */
export function formatLaunch(left: readonly LocatedIssue[]): string {
  if (left.length === 0) return "Nothing is left to do before the launch.";
  const groups = groupLaunch(left);
  const lists = groups.map(([task, issues]) =>
    [`# ${task}: ${tasks[task]}`, ...issues.map(formatIssue)].join("\n"),
  );
  const files = new Set(left.map(({ file }) => file));
  const total = `${left.length} left to do before launch, in ${countOf(files.size, "file")}:`;
  const counts = groups.map(
    ([task, { length }]) => `${String(length).padStart(5)}  ${task}`,
  );
  return [...lists, [total, ...counts].join("\n")].join("\n\n");
}
