// Runs `gatsby build` with limits for sharp's memory. On Linux, memory that sharp frees stays reserved in one arena per thread; two
// arenas save a gigabyte (https://sharp.pixelplumbing.com/install/#linux-memory-allocator). sharp draws a picture in each of Node's four
// threads; more threads than cores take memory and save no time.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import "./check-start.mjs";
import "./check-home.mjs";
import "./forget-moved-cache.mjs";

const gatsby = createRequire(import.meta.url).resolve("gatsby/cli.js");
const threads = Math.min(4, availableParallelism());
const env = {
  MALLOC_ARENA_MAX: "2",
  UV_THREADPOOL_SIZE: `${threads}`,
  ...process.env,
};
const args = [gatsby, "build", ...process.argv.slice(2)];
process.exit(
  spawnSync(process.execPath, args, { env, stdio: "inherit" }).status ?? 1,
);
