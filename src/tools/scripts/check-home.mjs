// Gatsby writes to a folder for settings, and stops with a trace if it can't.
import { accessSync, constants, mkdirSync } from "node:fs";
import { homedir } from "node:os";

const settings = `${process.env.XDG_CONFIG_HOME || `${homedir()}/.config`}/gatsby`;
try {
  mkdirSync(settings, { recursive: true });
  accessSync(settings, constants.W_OK);
} catch {
  console.error(
    `Gatsby can't write to ${settings}: set XDG_CONFIG_HOME to a folder where you can`,
  );
  process.exit(1);
}
