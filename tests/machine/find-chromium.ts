import { accessSync, constants, statSync } from "node:fs";
import path from "node:path";

const COMMANDS =
  "chromium chromium-browser google-chrome-stable google-chrome chrome".split(
    " ",
  );

/** Containers lack the permissions for the sandbox; the other flags keep background traffic out of measurements. */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** `CHROME_PATH`, else the first Chrome or Chromium on `PATH`, else `undefined`. Throws if `CHROME_PATH` can't be run. */
export function findChromium(commands = COMMANDS): string | undefined {
  const { CHROME_PATH: chosen, PATH = "" } = process.env;
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Error(`CHROME_PATH is ${chosen}, which can't be run.`);
  }
  const folders = PATH.split(path.delimiter).filter(Boolean);
  return commands
    .flatMap((command) => folders.map((folder) => path.join(folder, command)))
    .find(isExecutable);
}

/** Chromium's headless shell, which renders the same pages faster; if it is not installed, the full browser. */
export const findHeadlessShell = () =>
  findChromium(["chromium-headless-shell", ...COMMANDS]);

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
