// Switches on the check of content before each commit, for this clone alone; `-- --off` switches it off.
import { spawnSync } from "node:child_process";

const folder = ".githooks";
const config = (...args) =>
  spawnSync("git", ["config", "--local", ...args], { encoding: "utf8" }).stdout.trim();
const current = config("core.hooksPath");

if (current !== "" && current !== folder) {
  console.error(
    `git looks for hooks in ${current}, which is not this project's ${folder}: nothing was changed.`,
  );
  process.exitCode = 1;
} else if (process.argv.includes("--off")) {
  config("--unset", "core.hooksPath");
  console.log("Content is no longer checked before a commit. To switch it on: npm run hooks");
} else {
  config("core.hooksPath", folder);
  console.log(
    "Content is checked before each commit that has some. To switch it off: npm run hooks -- --off",
  );
}
