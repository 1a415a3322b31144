import type { StepResult } from "./run-steps";
import type { TestResults } from "./read-results";

const SLOWEST = 5;

/** The last screen of a run: how each step ended, the slowest tests, and the sums on a line of their own. */
export function toSummary(
  results: readonly StepResult[],
  testsOf: (result: StepResult) => TestResults | undefined,
  seconds: number,
): string {
  const tests = results.flatMap((result) => testsOf(result) ?? []);
  const slowest = tests
    .flatMap((each) => each.tests)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST);
  // A step without tests of its own counts as one.
  const count = (state: "passed" | "failed") =>
    results
      .map((result) => testsOf(result)?.[state] ?? (result.state === state ? 1 : 0))
      .reduce((sum, each) => sum + each, 0);
  const failed = count("failed") + results.filter(isFailedOtherwise(testsOf)).length;
  const leftOut = results.filter(({ state }) => state === "left out").length;
  const skipped = tests.reduce((sum, each) => sum + each.skipped, leftOut);
  return [
    ...results.map((result) => toLine(result, testsOf(result))),
    "",
    ...(slowest.length > 0 ? ["Slowest tests:"] : []),
    ...slowest.map(({ name, seconds: each }) => `${each.toFixed(1).padStart(7)} s  ${name}`),
    ...tests
      .flatMap((each) => each.tests)
      .filter(({ isFlaky }) => isFlaky)
      .map(({ name }) => `Passed at the second try only: ${name}`),
    "",
    `${Math.round(seconds)} s in all`,
    `${count("passed")} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`,
  ].join("\n");
}

/** Its tests passed, and it failed all the same: a server that did not stop, a bar of coverage. */
function isFailedOtherwise(testsOf: (result: StepResult) => TestResults | undefined) {
  return (result: StepResult) => result.state === "failed" && testsOf(result)?.failed === 0;
}

/** `passed  lint  46 s`, and what its tests came to. */
export function toLine({ step, state, seconds }: StepResult, tests?: TestResults): string {
  const detail = tests ? `${tests.passed} passed, ${tests.failed} failed` : "";
  const time = state === "left out" ? "" : `${Math.round(seconds)} s`;
  return `${state.padEnd(8)}  ${step.name.padEnd(10)} ${time.padStart(6)}  ${detail}`.trimEnd();
}
