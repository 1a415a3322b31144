// Starts `gatsby develop` in this process, and ends it with its parent: npm hands SIGTERM to the shell of a script alone, which ends
// without the server that it has started (https://github.com/npm/cli/issues/6684).
import { createRequire } from "node:module";
import "./forget-moved-cache.mjs";

const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
}, 500).unref();

process.argv.splice(2, 0, "develop");
createRequire(import.meta.url)("gatsby/cli.js");
