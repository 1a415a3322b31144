// Runs `npm ci` if the installed packages don't match the lockfile, so that `npm start` and `npm test` work in a fresh clone and
// after every pull. Plain Node, since no package may be installed yet.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import "./check-start.mjs";

const options = process.argv.slice(2);
const lockfile = readPackages("package-lock.json");
if (!lockfile) throw new Error("package-lock.json is missing or cannot be read.");
const wanted = Object.entries(lockfile).filter(
  ([, { dev }]) => !(dev && options.includes("--omit=dev")),
);
const reason = findReason();
if (reason) {
  console.log(`Installing packages: ${reason}.`);
  const shell = process.platform === "win32";
  const npm = spawn("npm", ["ci", ...options], { stdio: "inherit", shell });
  setInterval(showProgress, 10_000);
  npm.on("error", (error) => {
    console.error(`npm could not be started: ${error.message}`);
    process.exit(1);
  });
  npm.on("exit", (status) => process.exit(status ?? 1));
}

function showProgress() {
  const names = wanted.filter(([, { optional }]) => !optional).map(([name]) => name);
  const installed = names.filter((name) => existsSync(`${name}/package.json`));
  const seconds = Math.round(process.uptime());
  console.log(`  ${seconds} s: ${installed.length} of ${names.length} packages installed`);
}

/** Why packages must be installed; `undefined` if they match the lockfile. */
function findReason() {
  if (!existsSync("node_modules")) return "node_modules is missing";
  // npm keeps a lockfile of installed packages. Don't compare times: git sets new ones at every checkout.
  const installed = readPackages("node_modules/.package-lock.json");
  if (!installed) return "the last installation did not finish";
  const changed = wanted.filter(([name, { version, integrity, optional }]) => {
    const found = installed[name];
    // Optional packages, such as other platforms' binaries, may be missing.
    return found ? found.version !== version || found.integrity !== integrity : !optional;
  });
  if (changed.length === 0) return undefined;
  const names = changed.slice(0, 3).map(([name]) => name.replace(/^node_modules\//, ""));
  const more = changed.length > 3 ? ` and ${changed.length - 3} more` : "";
  return `${names.join(", ")}${more} changed in package-lock.json`;
}

function readPackages(file) {
  try {
    const { "": _project, ...packages } = JSON.parse(readFileSync(file, "utf8")).packages;
    return packages;
  } catch {
    return undefined;
  }
}
