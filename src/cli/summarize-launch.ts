import {
  type LaunchTask,
  type LocatedProblem,
  countOf,
  formatProblem,
} from "../content/problems/problem";

/** What each kind of work is and who can do it, in the order in which an owner hands it out. */
const tasks: Readonly<Record<LaunchTask, string>> = {
  confirm: "Compare each figure, story, and price with your records.",
  "find the source":
    "Say where each figure can be read; without a source it is not listed under its page.",
  review: "Work for a lawyer.",
  replace: "Put your own in the place of what the site was delivered with.",
  renew: "Days that have passed, or soon will.",
  technical: "Work for whoever runs the site.",
};

/** How much is left before a launch, by the kind of work. */
export function summarizeLaunch(left: readonly LocatedProblem[]): string {
  const files = new Set(left.map(({ file }) => file));
  return [
    `${String(left.length)} left to do before launch, in ${countOf(files.size, "file")}:`,
    ...groupLaunch(left).map(
      ([task, { length }]) => `${String(length).padStart(5)}  ${task}: ${tasks[task]}`,
    ),
  ].join("\n");
}

/** What is left by the kind of work. */
export function groupLaunch(left: readonly LocatedProblem[]): [LaunchTask, LocatedProblem[]][] {
  return (Object.keys(tasks) as LaunchTask[]).flatMap((task): [LaunchTask, LocatedProblem[]][] => {
    const problems = left.filter((problem) => (problem.task ?? "replace") === task);
    return problems.length > 0 ? [[task, problems]] : [];
  });
}

/** One kind of work as a list: what is to be done once, and below it a line for each place. */
export function formatGroup([task, problems]: [LaunchTask, LocatedProblem[]]): string {
  const hints = [...new Set(problems.map(({ hint }) => hint))];
  const parts = hints.map((hint) => {
    const same = problems.filter((problem) => problem.hint === hint);
    const lines = same.map((problem) => `  ${formatProblem({ ...problem, hint: "" }).trimEnd()}`);
    return [`${String(same.length)} × ${hint}`, ...lines].join("\n");
  });
  return [`# ${task} (${String(problems.length)})`, tasks[task], ...parts].join("\n\n");
}
