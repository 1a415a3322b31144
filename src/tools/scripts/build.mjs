// Runs `gatsby build` with limits for sharp's memory. On Linux, memory that sharp frees stays reserved in one arena per thread; two
// arenas save a gigabyte (https://sharp.pixelplumbing.com/install/#linux-memory-allocator). sharp draws a picture in each of Node's four
// threads; more threads than cores take memory and save no time.
// With `--clean-urls`, writes public-flat/ too, for hosts that would add a slash to a folder's URL.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import "./check-start.mjs";
import { claimCache } from "./moved-cache.mjs";

const { resolve } = createRequire(import.meta.url);
const threads = Math.min(4, availableParallelism());
const env = {
  MALLOC_ARENA_MAX: "2",
  UV_THREADPOOL_SIZE: `${threads}`,
  ...process.env,
};
const options = process.argv.slice(2);
const flat = "--clean-urls";

claimCache();
const gatsbyOptions = options.filter((option) => option !== flat);
run(resolve("gatsby/cli.js"), "build", ...gatsbyOptions);
// Again, since Gatsby may have emptied it.
claimCache();
if (options.includes(flat))
  run(resolve("tsx/cli"), "src/tools/cli/write-clean-urls.ts");

function run(...args) {
  const { status } = spawnSync(process.execPath, args, {
    env,
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
}
