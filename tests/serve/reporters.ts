import type { ReporterDescription } from "@playwright/test";

/** A line a test, dots in CI, and for `npm test` the results in the file that it names. */
export function reportersOf({ CI, RESULTS }: NodeJS.ProcessEnv): ReporterDescription[] {
  return [
    [CI ? "dot" : "list"],
    ...(RESULTS ? ([["json", { outputFile: RESULTS }]] satisfies ReporterDescription[]) : []),
  ];
}
