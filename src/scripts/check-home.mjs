// Gatsby writes to a folder for settings, and stops with a trace if it can't.
import { accessSync, constants, mkdirSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";

const settings = process.env.XDG_CONFIG_HOME || path.join(homedir(), ".config");
const folder = path.join(settings, "gatsby");
try {
  mkdirSync(folder, { recursive: true });
  accessSync(folder, constants.W_OK);
} catch {
  console.error(`Gatsby can't write to ${folder}: set XDG_CONFIG_HOME to a folder where you can.`);
  process.exit(1);
}
