import { spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { builtCopy } from "./serve/built-copy";

/** One command of `npm test`. */
interface Step {
  name: string;
  command: string;
  /** Steps that must pass first. */
  after?: readonly string[];
  /** Whether it uses all cores: nothing else runs at the same time. */
  alone?: boolean;
  /** Whether it mostly waits for the network, and so takes no core from others. */
  waits?: boolean;
  /** Whether it tests the built copy instead of `public/`. */
  testsCopy?: boolean;
}

interface Result {
  step: Step;
  passed: boolean;
  seconds: number;
}

/** For use before a commit: under a minute with warm caches. */
const quickSteps: readonly Step[] = [
  { name: "unit", command: "npm run unit -- --selectProjects node browser --silent" },
  { name: "lint", command: "npm run lint" },
  { name: "content", command: "npm run check:content" },
  { name: "format", command: "npm run format" },
];

/** All steps, with one build. The long ones come first, so that both cores are busy until the browser tests. */
const allSteps: readonly Step[] = [
  { name: "build", command: "npx tsx tests/serve/build-with-drafts.ts" },
  { name: "chromium", command: "npx tsx tests/machine/ensure-chromium.ts", waits: true },
  // apt allows one process at a time: install Chromium before the web servers.
  {
    name: "hosts",
    command: "npx tsx tests/machine/ensure-hosts.ts",
    after: ["chromium"],
    waits: true,
  },
  { name: "lint", command: "npm run lint" },
  { name: "format", command: "npm run format" },
  { name: "spelling", command: "npm run spelling" },
  { name: "develop", command: "npm run test:develop", after: ["chromium"] },
  { name: "unit", command: "npm run unit -- --silent" },
  {
    name: "built",
    command: "npm run test:built -- --silent",
    after: ["build", "hosts"],
    testsCopy: true,
  },
  { name: "generated", command: "npm run check -- generated", after: ["build"] },
  {
    name: "browser",
    command: "npm run test:browser",
    after: ["build", "chromium"],
    alone: true,
    testsCopy: true,
  },
];

const copyEnvironment = {
  SITE_DIR: builtCopy.publicDir,
  CONTENT_DIR: path.join(builtCopy.folder, "content"),
  PLANTED_DRAFTS: "1",
};

const logFolder = path.resolve("node_modules/.cache/test-run");

/** `npm test`, with `-- --quick` for the quick steps: runs one step per core at a time, each after the steps that it depends on. */
async function main(): Promise<void> {
  const start = performance.now();
  rmSync(logFolder, { recursive: true, force: true });
  mkdirSync(logFolder, { recursive: true });
  const waiting = [...(process.argv.includes("--quick") ? quickSteps : allSteps)];
  const running = new Map<Step, Promise<void>>();
  const results: Result[] = [];
  const isReady = ({ after = [], alone }: Step) =>
    after.every((name) => results.some(({ step, passed }) => step.name === name && passed)) &&
    (!alone || running.size === 0) &&
    ![...running.keys()].some((each) => each.alone);

  for (;;) {
    const busy = [...running.keys()].filter(({ waits }) => !waits);
    const isFree = busy.length < availableParallelism();
    const step = waiting.filter(({ waits }) => waits === true || isFree).find(isReady);
    if (step) {
      waiting.splice(waiting.indexOf(step), 1);
      console.log(`started   ${step.name}`);
      running.set(
        step,
        runStep(step).then((result) => {
          running.delete(step);
          results.push(result);
        }),
      );
    } else if (running.size > 0) await Promise.race(running.values());
    else break;
  }

  console.log(`\n${results.map(describe).join("\n")}`);
  for (const { name } of waiting) console.log(`left out  ${name}`);
  const failed = results.filter(({ passed }) => !passed).length;
  console.log(`\n${Math.round((performance.now() - start) / 1000)} s in total`);
  console.log(`${results.length - failed} passed, ${failed} failed, ${waiting.length} left out`);
  process.exitCode = failed + waiting.length > 0 ? 1 : 0;
}

function runStep(step: Step): Promise<Result> {
  const start = performance.now();
  return new Promise((resolve) => {
    const child = spawn(step.command, {
      shell: true,
      stdio: ["ignore", "pipe", "pipe"],
      env: step.testsCopy ? { ...process.env, ...copyEnvironment } : process.env,
    });
    let log = "";
    child.stdout.on("data", (chunk: Buffer) => (log += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (log += chunk.toString()));
    child.once("close", (code) => {
      const result = { step, passed: code === 0, seconds: (performance.now() - start) / 1000 };
      writeFileSync(path.join(logFolder, `${step.name}.log`), log);
      console.log(describe(result));
      if (!result.passed) console.log(log);
      resolve(result);
    });
  });
}

function describe({ step, passed, seconds }: Result): string {
  return `${passed ? "passed" : "failed"}    ${step.name.padEnd(10)} ${Math.round(seconds)} s`;
}

void main();
