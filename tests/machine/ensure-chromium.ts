// Makes sure that browser tests have a browser: an installed one, else Debian's package, else Playwright's download, which some
// networks block.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { installPackages, run } from "./debian-packages";
import { findChromium, findHeadlessShell } from "./find-chromium";

const font = "fonts-liberation";
const hasBrowser = () => findChromium() !== undefined || existsSync(chromium.executablePath());
const lacksShell = () => !process.env.CHROME_PATH && findHeadlessShell() === findChromium();

if (!hasBrowser() || (process.env.CI && lacksShell())) {
  console.log("Installing Chromium for the browser tests.");
  installPackages("chromium", "chromium-headless-shell", "fontconfig", font);
  if (!hasBrowser() && !run("npx playwright install chromium")) {
    console.error(`No Chrome or Chromium was found, and none could be installed.
Install one, or set CHROME_PATH to the path of yours, and try again.`);
    process.exit(1);
  }
}

const { status, stdout } = spawnSync("fc-list", [":", "family"], { encoding: "utf8" });
// Without fc-list, as on macOS and Windows, Arial is installed.
const hasStandIn = status !== 0 || /Arial|Liberation Sans|Roboto/.test(stdout);
if (!hasStandIn && !installPackages(font))
  console.warn(`There is neither Arial nor Liberation Sans nor Roboto: install ${font}.`);
