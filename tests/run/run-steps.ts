import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import type { Step } from "./steps";

export interface StepResult {
  step: Step;
  state: "passed" | "failed" | "left out";
  seconds: number;
  /** All that it printed. */
  log: string;
}

/**
 * Runs steps, as many at a time as there are cores, each as soon as those before it have passed.
 * @param resultsOf the file that a step's runner writes its results to
 * @param tell is called when a step begins, and when it has ended
 */
export async function runSteps(
  steps: readonly Step[],
  resultsOf: (step: Step) => string,
  tell: (news: Step | StepResult) => void,
): Promise<StepResult[]> {
  const waiting = [...steps];
  const running = new Set<Step>();
  const results: StepResult[] = [];
  const isPassed = (name: string) =>
    results.some(({ step, state }) => step.name === name && state === "passed");
  const isReady = ({ after = [], alone }: Step) =>
    after.every(isPassed) &&
    (!alone || running.size === 0) &&
    ![...running].some((each) => each.alone);

  await new Promise<void>((resolve) => {
    const startNext = () => {
      while (running.size < availableParallelism()) {
        const step = waiting.find(isReady);
        if (!step) break;
        waiting.splice(waiting.indexOf(step), 1);
        running.add(step);
        tell(step);
        void runStep(step, resultsOf(step)).then((result) => {
          running.delete(step);
          results.push(result);
          tell(result);
          startNext();
        });
      }
      if (running.size === 0) resolve();
    };
    startNext();
  });
  const leftOut = waiting.map((step) => ({
    step,
    state: "left out" as const,
    seconds: 0,
    log: "",
  }));
  return [...results, ...leftOut];
}

function runStep(step: Step, resultsFile: string): Promise<StepResult> {
  const start = performance.now();
  return new Promise((resolve) => {
    const report = step.results === "jest" ? ` --json --outputFile="${resultsFile}"` : "";
    const child = spawn(step.command + report, {
      shell: true,
      stdio: ["ignore", "pipe", "pipe"],
      // tests/playwright.browser.config.ts asks for its file by this name.
      env: { ...process.env, ...step.environment, RESULTS: resultsFile },
    });
    let log = "";
    child.stdout.on("data", (chunk: Buffer) => (log += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (log += chunk.toString()));
    child.once("close", (code) => {
      const seconds = (performance.now() - start) / 1000;
      resolve({ step, state: code === 0 ? "passed" : "failed", seconds, log });
    });
  });
}
