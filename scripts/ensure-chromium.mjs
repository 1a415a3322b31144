// Makes sure that the browser tests have a browser: CHROME_PATH, else an installed Chrome or Chromium, else Debian's package, else
// Playwright's own download. The order keeps downloads to what is needed and works where Playwright's are blocked.
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import path from "node:path";

const COMMANDS = [
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
];
const font = "fonts-liberation";
const NO_BROWSER = `No Chrome or Chromium was found, and none could be installed.
Install one, or set CHROME_PATH to the path of yours, and try again.`;

if (process.env.CHROME_PATH) {
  if (!isExecutable(process.env.CHROME_PATH))
    fail(`CHROME_PATH names ${process.env.CHROME_PATH}, which is not a program that can be run.`);
} else if (!isInstalled() && !hasPlaywrightBrowser()) {
  console.log("Installing Chromium for the browser tests.");
  if (!installDebianPackage() && !run("npx", ["playwright", "install", "chromium"]))
    fail(NO_BROWSER);
}

if (!hasStandIn() && !installPackages([font]))
  console.warn(`There is neither Arial nor Liberation Sans nor Roboto: install ${font}.`);

function installDebianPackage() {
  return installPackages(["chromium", "fontconfig", font]) && isInstalled();
}

/** Where it may: as root on Debian. */
function installPackages(names) {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return false;
  return (
    run("apt-get", ["update"]) &&
    run("apt-get", ["install", "-y", "--no-install-recommends", ...names])
  );
}

/** Whether there is a font that stands in for the web font until it has come: without one, every page shifts. */
function hasStandIn() {
  const { status, stdout } = spawnSync("fc-list", [":", "family"], { encoding: "utf8" });
  // Where fonts can't be listed, as on macOS and Windows, Arial is there.
  return status !== 0 || /Arial|Liberation Sans|Roboto/.test(stdout);
}

function isInstalled() {
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  return COMMANDS.some((command) =>
    folders.some((folder) => isExecutable(path.join(folder, command))),
  );
}

function hasPlaywrightBrowser() {
  const program =
    "process.exit(require('node:fs').existsSync(require('@playwright/test').chromium.executablePath()) ? 0 : 1)";
  return spawnSync(process.execPath, ["-e", program]).status === 0;
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function run(command, args) {
  const { status } = spawnSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return status === 0;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
