import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Installs packages of Debian's where it may, as root on Debian; whether they are there then. */
export function installPackages(names: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return false;
  console.log(`Installing the missing Debian packages with apt-get: ${names.join(", ")}.`);
  return (
    run("apt-get", ["update"]) &&
    run("apt-get", ["install", "-y", "--no-install-recommends", ...names])
  );
}

/** Runs a command, with its words on the screen; whether it succeeded. */
export function run(command: string, args: readonly string[]): boolean {
  const { status } = spawnSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return status === 0;
}
