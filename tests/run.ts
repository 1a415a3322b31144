import { spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { builtCopy } from "./serve/built-copy";

const logFolder = path.resolve("node_modules/.cache/test-run");
const results: string[] = [];

const testedCopy = {
  SITE_DIR: builtCopy.publicDir,
  CONTENT_DIR: path.join(builtCopy.folder, "content"),
  PLANTED_DRAFTS: "1",
};

/** `npm test`, with `-- --quick` for the quick steps. */
async function main(): Promise<void> {
  const start = performance.now();
  rmSync(logFolder, { recursive: true, force: true });
  mkdirSync(logFolder, { recursive: true });
  await (process.argv.includes("--quick") ? runQuickSteps() : runAllSteps());
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`\n${results.join("\n")}\n\n${seconds} s in total`);
}

/** For use before a commit: under a minute with warm caches. */
async function runQuickSteps(): Promise<void> {
  const runShortOnes = async () => {
    await run("lint", "npm run lint");
    await run("content", "npm run check:content");
    await run("format", "npm run format");
  };
  const unit = run(
    "unit",
    "npm run unit -- --selectProjects node browser --silent",
  );
  await Promise.all([unit, runShortOnes()]);
}

/** All steps, in three queues for two cores, because `develop` waits a lot. */
async function runAllSteps(): Promise<void> {
  const ensure = "npx tsx tests/machine/ensure-machine.ts";
  const build = run("build", "npx tsx tests/serve/build-with-drafts.ts");
  // These mostly wait for the network, and only if something is missing. apt allows one process at a time.
  const chromium = run("chromium", `${ensure} chromium`);
  const hosts = chromium.then(() => run("hosts", `${ensure} hosts`));
  const isReady = async (...needs: Promise<boolean>[]) =>
    (await Promise.all(needs)).every(Boolean);

  const testSite = async () => {
    const isServed = await isReady(build, chromium, hosts);
    if (isServed) await run("browser", "npm run test:browser", testedCopy);
    if (await isReady(build, hosts))
      await run("built", "npm run test:built -- --silent", testedCopy);
  };
  const testDevelop = async () => {
    if (await chromium) await run("develop", "npm run test:develop");
    await run("format", "npm run format");
    await run("spelling", "npx cspell lint --no-progress --relative");
    if (await build)
      await run("generated", "npx tsx tests/checks/generated.ts");
  };
  const testCode = async () => {
    await run("lint", "npm run lint");
    await run("unit", "npm run unit -- --silent");
  };
  await Promise.all([testSite(), testDevelop(), testCode()]);
}

/** Runs a command, keeps its output, and prints it if it fails. Returns whether it passed. */
async function run(
  name: string,
  command: string,
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  console.log(`started   ${name}`);
  const start = performance.now();
  const child = spawn(command, {
    shell: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise((resolve) => child.once("close", resolve));
  writeFileSync(path.join(logFolder, `${name}.log`), output);
  const seconds = Math.round((performance.now() - start) / 1000);
  const result = `${code === 0 ? "passed" : "failed"}    ${name.padEnd(10)} ${seconds} s`;
  results.push(result);
  console.log(result);
  if (code === 0) return true;
  console.log(output);
  process.exitCode = 1;
  return false;
}

void main();
