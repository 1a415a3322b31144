import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Installs Debian packages if it runs as root on Debian; returns whether they are installed. */
export function installPackages(...names: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return false;
  console.log(`Installing the missing Debian packages with apt-get: ${names.join(", ")}.`);
  const install = "DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends";
  return run(`apt-get update && ${install} ${names.join(" ")}`);
}

/** Runs a shell command and shows its output; returns whether it succeeded. */
export const run = (command: string) =>
  spawnSync(command, { shell: true, stdio: "inherit" }).status === 0;
