import type { IssueCode } from "../../content/checks/rules";
import {
  type LocatedIssue,
  countOf,
  formatIssue,
} from "../../content/issues/issue";

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

export function summarizeLaunch(left: readonly LocatedIssue[]): string {
  const files = new Set(left.map(({ file }) => file));
  return [
    `${left.length} left to do before launch, in ${countOf(files.size, "file")}:`,
    ...groupLaunch(left).map(
      ([task, { length }]) =>
        `${String(length).padStart(5)}  ${task}: ${tasks[task]}`,
    ),
  ].join("\n");
}

export function groupLaunch(
  left: readonly LocatedIssue[],
): [Task, LocatedIssue[]][] {
  return (Object.keys(tasks) as Task[]).flatMap(
    (task): [Task, LocatedIssue[]][] => {
      const issues = left.filter(
        ({ code }) => (taskOf[code] ?? "replace") === task,
      );
      return issues.length > 0 ? [[task, issues]] : [];
    },
  );
}

/** A task as a list: a heading and a line for each place. */
export function formatGroup([task, issues]: [Task, LocatedIssue[]]): string {
  const hints = [...new Set(issues.map(({ hint }) => hint))];
  const parts = hints.map((hint) => {
    const same = issues.filter((issue) => issue.hint === hint);
    const lines = same.map(
      (issue) => `  ${formatIssue({ ...issue, hint: "" }).trimEnd()}`,
    );
    return [`${same.length} × ${hint}`, ...lines].join("\n");
  });
  return [`# ${task} (${issues.length})`, tasks[task], ...parts].join("\n\n");
}
