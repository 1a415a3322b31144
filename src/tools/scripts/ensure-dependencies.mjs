// Runs `npm ci` if the installed packages don't match the lockfile, so that `npm start` and `npm test` work in a fresh clone and
// after every pull. Plain Node, since no package may be installed yet.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import "./check-start.mjs";

const options = process.argv.slice(2);
const wanted = readPackages("package-lock.json");
if (!wanted) throw new Error("package-lock.json is missing or cannot be read.");
if (!areInstalled()) {
  console.log(
    "Installing the packages of package-lock.json, which takes a minute or two.",
  );
  const shell = process.platform === "win32";
  const { error, status } = spawnSync("npm", ["ci", ...options], {
    stdio: "inherit",
    shell,
  });
  if (error) console.error(`npm could not be started: ${error.message}`);
  process.exit(status ?? 1);
}

function areInstalled() {
  // npm keeps a lockfile of installed packages. Don't compare times: git sets new ones at every checkout.
  const installed = readPackages("node_modules/.package-lock.json");
  return Object.entries(wanted).every(
    ([name, { version, integrity, optional, dev }]) => {
      if (dev && options.includes("--omit=dev")) return true;
      const found = installed?.[name];
      // Optional packages, such as other platforms' binaries, may be missing.
      return found
        ? found.version === version && found.integrity === integrity
        : optional;
    },
  );
}

/** The packages of a lockfile, without the project itself; `undefined` if it can't be read. */
function readPackages(file) {
  try {
    const { "": _project, ...packages } = JSON.parse(
      readFileSync(file, "utf8"),
    ).packages;
    return packages;
  } catch {
    return undefined;
  }
}
