import { spawnSync } from "node:child_process";

/** The platforms that the lockfile must install on: npm's `--os`, `--cpu` and, on Linux, `--libc`. */
const platforms = [
  ["linux", "x64", "glibc"],
  ["linux", "x64", "musl"],
  ["linux", "arm64", "glibc"],
  ["linux", "arm64", "musl"],
  ["darwin", "arm64"],
  ["darwin", "x64"],
  ["win32", "x64"],
] as const;

/** `npm run check -- platforms`: does a dry install for each platform and fails on errors or warnings. */
export function run(): void {
  for (const [os, cpu, libc] of platforms) {
    const machine = [`--os=${os}`, `--cpu=${cpu}`, ...(libc ? [`--libc=${libc}`] : [])];
    const { status, stdout, stderr } = spawnSync("npm", ["ci", "--dry-run", ...machine], {
      encoding: "utf8",
      shell: process.platform === "win32",
    });
    const isSound = status === 0 && !stderr.includes("ERESOLVE");
    console.log(`${isSound ? "installs" : "FAILS   "}  ${machine.join(" ")}`);
    if (isSound) continue;
    console.error(stdout + stderr);
    process.exitCode = 1;
  }
}
