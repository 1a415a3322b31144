import type { LaunchTask, LocatedProblem } from "../content/problems/problem";
import { countOf } from "../content/problems/name-value";

/** How much is left before a launch, by what is to be done about it: most first, for an owner to divide the work by. */
export function summarizeLaunch(left: readonly LocatedProblem[]): string {
  const files = new Set(left.map(({ file }) => file));
  const counts = new Map<string, number>();
  for (const { hint } of left) counts.set(hint, (counts.get(hint) ?? 0) + 1);
  const tasks = [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([hint, count]) => `${String(count).padStart(5)}  ${hint}`);
  return [
    `${String(left.length)} left to do before launch, in ${countOf(files.size, "file")}:`,
    ...tasks,
  ].join("\n");
}

const tasks: readonly LaunchTask[] = ["confirm", "review", "find the source", "replace", "renew"];

/** What is left by the kind of work, in the order in which an owner hands it out. */
export function groupLaunch(left: readonly LocatedProblem[]): [LaunchTask, LocatedProblem[]][] {
  return tasks.flatMap((task): [LaunchTask, LocatedProblem[]][] => {
    const problems = left.filter((problem) => (problem.task ?? "replace") === task);
    return problems.length > 0 ? [[task, problems]] : [];
  });
}
