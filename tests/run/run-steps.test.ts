import { runSteps } from "./run-steps";
import type { StepResult } from "./run-steps";
import type { Step } from "./steps";
import { toSummary } from "./summary";

const say = (name: string, code = 0): string =>
  `node -e "console.log('${name}'); process.exit(${code})"`;
const run = (steps: readonly Step[]) => {
  const told: string[] = [];
  const tell = (news: Step | StepResult) =>
    told.push("step" in news ? `${news.step.name} ${news.state}` : `${news.name} begins`);
  return runSteps(steps, () => "", tell).then((results) => ({ results, told }));
};

test("a step waits for those before it, and is left out when one of them fails", async () => {
  const { results, told } = await run([
    { name: "browser", command: say("browser"), after: ["build", "lint"] },
    { name: "built", command: say("built"), after: ["build"] },
    { name: "build", command: say("build") },
    { name: "lint", command: say("a fault", 1) },
  ]);
  expect(Object.fromEntries(results.map(({ step, state }) => [step.name, state]))).toEqual({
    build: "passed",
    lint: "failed",
    built: "passed",
    browser: "left out",
  });
  expect(told.indexOf("build passed")).toBeLessThan(told.indexOf("built begins"));
  expect(results.find(({ step }) => step.name === "lint")?.log).toBe("a fault\n");
});

test("nothing runs beside a step that takes all cores", async () => {
  const { told } = await run([
    { name: "one", command: say("one") },
    { name: "alone", command: say("alone"), alone: true },
    { name: "two", command: say("two") },
  ]);
  expect(told.indexOf("alone passed") - told.indexOf("alone begins")).toBe(1);
});

test("the last line counts tests, and steps without tests of their own", () => {
  const toResult = (name: string, state: StepResult["state"]): StepResult => ({
    ...{ step: { name, command: "" }, state },
    ...{ seconds: 3, log: "" },
  });
  const results = [
    toResult("lint", "failed"),
    toResult("unit", "failed"),
    toResult("browser", "left out"),
  ];
  const tests = {
    passed: 40,
    failed: 2,
    skipped: 1,
    tests: [{ name: "a slow one", seconds: 9.5 }],
  };
  const testsOf = ({ step }: StepResult) => (step.name === "unit" ? tests : undefined);
  const summary = toSummary(results, testsOf, 61);
  expect(summary).toContain("failed    unit          3 s  40 passed, 2 failed");
  expect(summary).toContain("9.5 s  a slow one");
  expect(summary.split("\n").at(-1)).toBe("40 passed, 3 failed, 2 skipped");
  const crashed = { ...tests, failed: 0 };
  expect(toSummary(results.slice(1, 2), () => crashed, 61)).toContain("40 passed, 1 failed");
});
