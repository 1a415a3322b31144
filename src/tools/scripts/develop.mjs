// Runs `gatsby develop` in this process and stops with its parent: npm sends SIGTERM only to a script's shell, which would exit
// without stopping the server (https://github.com/npm/cli/issues/6684).
import { createRequire } from "node:module";
import "./check-start.mjs";
import { claimCache } from "./moved-cache.mjs";

claimCache();

const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
}, 500).unref();

// `npm run write` serves the editor at /admin too (src/gatsby/on-create-dev-server.ts).
if (process.argv[2] === "--write")
  process.env.SERVE_EDITOR = process.argv.splice(2, 1)[0];
process.argv.splice(2, 0, "develop");
createRequire(import.meta.url)("gatsby/cli.js");
