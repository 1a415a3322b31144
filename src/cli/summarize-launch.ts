import { type LaunchTask, type LocatedIssue, countOf, formatIssue } from "../content/issues/issue";

/** Each task and who can do it, in the order in which an owner assigns them. */
const tasks: Readonly<Record<LaunchTask, string>> = {
  confirm: "Compare each figure, story, and price with your records.",
  "find the source":
    "Say where each figure can be read; without a source it is not listed under its page.",
  review: "Work for a lawyer.",
  replace: "Replace the sample data that came with the site.",
  renew: "Dates that have passed or soon will.",
};

export function summarizeLaunch(left: readonly LocatedIssue[]): string {
  const files = new Set(left.map(({ file }) => file));
  return [
    `${String(left.length)} left to do before launch, in ${countOf(files.size, "file")}:`,
    ...groupLaunch(left).map(
      ([task, { length }]) => `${String(length).padStart(5)}  ${task}: ${tasks[task]}`,
    ),
  ].join("\n");
}

export function groupLaunch(left: readonly LocatedIssue[]): [LaunchTask, LocatedIssue[]][] {
  return (Object.keys(tasks) as LaunchTask[]).flatMap((task): [LaunchTask, LocatedIssue[]][] => {
    const issues = left.filter((issue) => (issue.task ?? "replace") === task);
    return issues.length > 0 ? [[task, issues]] : [];
  });
}

/** A task as a list: a heading and a line for each place. */
export function formatGroup([task, issues]: [LaunchTask, LocatedIssue[]]): string {
  const hints = [...new Set(issues.map(({ hint }) => hint))];
  const parts = hints.map((hint) => {
    const same = issues.filter((issue) => issue.hint === hint);
    const lines = same.map((issue) => `  ${formatIssue({ ...issue, hint: "" }).trimEnd()}`);
    return [`${String(same.length)} × ${hint}`, ...lines].join("\n");
  });
  return [`# ${task} (${String(issues.length)})`, tasks[task], ...parts].join("\n\n");
}
