// Runs `npm ci` when the installed packages are not those of the lockfile, so that `npm start` and `npm test` work on a fresh
// clone and after every pull. With --omit=dev only what a build needs: a quarter of the packages is for checks. Plain Node: nothing
// may be needed to install what is needed.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const options = process.argv.slice(2);
const isWanted = ({ dev }) => !(dev && options.includes("--omit=dev"));
const reason = findReason();
if (reason) {
  console.log(`Installing packages: ${reason}.`);
  const npm = spawn("npm", ["ci", ...options], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  setInterval(showProgress, 10_000);
  npm.on("error", (error) => {
    console.error(`npm could not be started: ${error.message}`);
    process.exit(1);
  });
  npm.on("exit", (status) => process.exit(status ?? 1));
}

function showProgress() {
  const names = Object.entries(readPackages(path.join(root, "package-lock.json")) ?? {})
    .filter(([, wanted]) => isWanted(wanted) && !wanted.optional)
    .map(([name]) => name);
  const installed = names.filter((name) => existsSync(path.join(root, name, "package.json")));
  const seconds = Math.round(process.uptime());
  console.log(`  ${seconds} s: ${installed.length} of ${names.length} packages installed`);
}

/** Why the packages must be installed, or `undefined` when the installed ones are the lockfile's. */
function findReason() {
  const wanted = readPackages(path.join(root, "package-lock.json"));
  if (!wanted) throw new Error("package-lock.json is missing or cannot be read.");
  if (!existsSync(path.join(root, "node_modules"))) return "node_modules is missing";
  // npm keeps a lockfile of what it has installed. Dates are of no use: git sets new ones at every checkout.
  const installed = readPackages(path.join(root, "node_modules", ".package-lock.json"));
  if (!installed) return "the last installation did not finish";
  const changed = Object.keys(wanted).filter(
    (name) => isWanted(wanted[name]) && differs(wanted[name], installed[name]),
  );
  if (changed.length === 0) return undefined;
  return `${changed
    .slice(0, 3)
    .map((name) => name.replace(/^node_modules\//, ""))
    .join(
      ", ",
    )}${changed.length > 3 ? ` and ${changed.length - 3} more` : ""} changed in package-lock.json`;
}

/** Optional packages, such as other platforms' binaries, are absent by right. */
function differs(wanted, installed) {
  if (!installed) return !wanted.optional;
  return wanted.version !== installed.version || wanted.integrity !== installed.integrity;
}

function readPackages(file) {
  try {
    const { "": _project, ...packages } = JSON.parse(readFileSync(file, "utf8")).packages;
    return packages;
  } catch {
    return undefined;
  }
}
