import {
  type LaunchTask,
  type LocatedProblem,
  countOf,
  formatProblem,
} from "../content/problems/problem";

/** Each task and who can do it, in the order in which an owner assigns them. */
const tasks: Readonly<Record<LaunchTask, string>> = {
  confirm: "Compare each figure, story, and price with your records.",
  "find the source":
    "Say where each figure can be read; without a source it is not listed under its page.",
  review: "Work for a lawyer.",
  replace: "Put your own in the place of what the site was delivered with.",
  renew: "Days that have passed, or soon will.",
  technical: "Work for whoever runs the site.",
};

export function summarizeLaunch(left: readonly LocatedProblem[]): string {
  const files = new Set(left.map(({ file }) => file));
  return [
    `${String(left.length)} left to do before launch, in ${countOf(files.size, "file")}:`,
    ...groupLaunch(left).map(
      ([task, { length }]) => `${String(length).padStart(5)}  ${task}: ${tasks[task]}`,
    ),
  ].join("\n");
}

export function groupLaunch(left: readonly LocatedProblem[]): [LaunchTask, LocatedProblem[]][] {
  return (Object.keys(tasks) as LaunchTask[]).flatMap((task): [LaunchTask, LocatedProblem[]][] => {
    const problems = left.filter((problem) => (problem.task ?? "replace") === task);
    return problems.length > 0 ? [[task, problems]] : [];
  });
}

/** A task as a list: a heading and a line for each place. */
export function formatGroup([task, problems]: [LaunchTask, LocatedProblem[]]): string {
  const hints = [...new Set(problems.map(({ hint }) => hint))];
  const parts = hints.map((hint) => {
    const same = problems.filter((problem) => problem.hint === hint);
    const lines = same.map((problem) => `  ${formatProblem({ ...problem, hint: "" }).trimEnd()}`);
    return [`${String(same.length)} × ${hint}`, ...lines].join("\n");
  });
  return [`# ${task} (${String(problems.length)})`, tasks[task], ...parts].join("\n\n");
}
