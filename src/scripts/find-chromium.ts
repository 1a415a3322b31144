import { accessSync, constants, statSync } from "node:fs";
import path from "node:path";

const COMMANDS = "chromium chromium-browser google-chrome-stable google-chrome chrome".split(" ");

/** The sandbox needs rights that containers withhold; the rest keeps background traffic out of measurements. */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** `CHROME_PATH`, else the first Chrome or Chromium on `PATH`, else `undefined`. Throws when `CHROME_PATH` can't be run. */
export function findChromium(commands = COMMANDS): string | undefined {
  const { CHROME_PATH: chosen, PATH = "" } = process.env;
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Error(`CHROME_PATH names ${chosen}, which is not a program that can be run.`);
  }
  const folders = PATH.split(path.delimiter).filter(Boolean);
  return commands
    .flatMap((command) => folders.map((folder) => path.join(folder, command)))
    .find(isExecutable);
}

/** Chromium without its windows, which draws the same pages faster; where it is not installed, the whole one. */
export const findHeadlessShell = () => findChromium(["chromium-headless-shell", ...COMMANDS]);

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
