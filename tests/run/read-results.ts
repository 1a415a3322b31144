import { existsSync, readFileSync } from "node:fs";
import type { Step } from "./steps";

/** How the tests of a step ended. */
export interface TestResults {
  passed: number;
  failed: number;
  skipped: number;
  tests: { name: string; seconds: number; isFlaky?: boolean }[];
}

/** What Jest's `--json` writes, as far as it is read here. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  numPendingTests: number;
  testResults: { assertionResults: { fullName: string; duration?: number | null }[] }[];
}

/** What Playwright's `json` reporter writes, as far as it is read here. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tests: { status: string; results: { duration: number }[] }[];
  }[];
}

/** Reads the results that the runner of a step has written; `undefined` where it has written none. */
export function readResults({ results }: Step, file: string): TestResults | undefined {
  if (results === undefined || !existsSync(file)) return undefined;
  const report: unknown = JSON.parse(readFileSync(file, "utf8"));
  return results === "jest"
    ? fromJest(report as JestReport)
    : fromPlaywright(report as PlaywrightReport);
}

function fromJest(report: JestReport): TestResults {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
    tests: report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .map(({ fullName, duration }) => ({ name: fullName, seconds: (duration ?? 0) / 1000 })),
  };
}

function fromPlaywright({ stats, errors, suites }: PlaywrightReport): TestResults {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    tests: suites.flatMap(testsOf),
  };
}

function testsOf({ suites = [], specs }: PlaywrightSuite): TestResults["tests"] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, results }) => ({
      isFlaky: status === "flaky",
      name: `${file} › ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}
