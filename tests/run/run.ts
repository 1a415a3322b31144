import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { allSteps, quickSteps } from "./steps";
import type { Step } from "./steps";
import { readResults } from "./read-results";
import { runSteps } from "./run-steps";
import type { StepResult } from "./run-steps";
import { toLine, toSummary } from "./summary";

const FOLDER = path.resolve("node_modules/.cache/test-run");
const resultsOf = ({ name }: Step) => path.join(FOLDER, `${name}.json`);
const testsOf = ({ step }: StepResult) => readResults(step, resultsOf(step));

/** `npm test` and `npm run test:quick`: runs the steps, says how each goes, and ends with one screen. */
async function main(): Promise<void> {
  const start = performance.now();
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const steps = process.argv.includes("--quick") ? quickSteps : allSteps;
  const results = await runSteps(steps, resultsOf, tell);
  console.log(`\n${toSummary(results, testsOf, (performance.now() - start) / 1000)}`);
  process.exitCode = results.every(({ state }) => state === "passed") ? 0 : 1;
}

function tell(news: Step | StepResult): void {
  if (!("step" in news)) {
    console.log(`started   ${news.name}`);
    return;
  }
  writeFileSync(path.join(FOLDER, `${news.step.name}.log`), news.log);
  console.log(toLine(news, testsOf(news)));
  // Told at once, and whole: where tests run for others, no file stays behind.
  if (news.state === "failed") console.log(news.log);
}

void main();
