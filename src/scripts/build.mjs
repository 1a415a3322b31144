// Runs `gatsby build`. On Linux, memory that sharp frees stays reserved in one arena per thread; two arenas save a gigabyte
// (https://sharp.pixelplumbing.com/install/#linux-memory-allocator).
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import "./forget-moved-cache.mjs";

const gatsby = createRequire(import.meta.url).resolve("gatsby/cli.js");
const env = { MALLOC_ARENA_MAX: "2", ...process.env };
const args = [gatsby, "build", ...process.argv.slice(2)];
process.exit(spawnSync(process.execPath, args, { env, stdio: "inherit" }).status ?? 1);
