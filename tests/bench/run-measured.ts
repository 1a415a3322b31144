import { spawn, spawnSync } from "node:child_process";

export interface RunCost {
  wall: number;
  /** CPU seconds of the command and all its child processes. */
  cpu: number;
  /** Peak memory of all processes, in megabytes. */
  memory: number;
}

/**
 * Runs a command in a folder and measures it.
 * @throws with the last lines of its output if it fails
 */
export async function runMeasured(
  command: string,
  cwd: string,
): Promise<RunCost> {
  const start = performance.now();
  // POSIX: the shell's own times, then its children's. `echo` adds a line break in case the output lacks one.
  const shell = spawn(
    "sh",
    ["-c", `${command}; code=$?; echo; times; exit $code`],
    {
      cwd,
      detached: true,
      env: {
        ...process.env,
        NODE_ENV: "production",
        GATSBY_TELEMETRY_DISABLED: "1",
      },
    },
  );
  let output = "";
  let memory = 0;
  shell.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  shell.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const timer = setInterval(() => {
    memory = Math.max(memory, readGroupMemory(shell.pid ?? 0));
  }, 500);
  const code = await new Promise<number | null>((resolve) =>
    shell.once("close", resolve),
  );
  clearInterval(timer);
  if (code !== 0) throw new Error(`${command} failed:\n${output.slice(-3000)}`);
  return {
    wall: (performance.now() - start) / 1000,
    cpu: readChildrenTime(output),
    memory,
  };
}

/** Parses the last line of `times`, the children's user and system time: `1m2.500s 0m3.000s`. */
function readChildrenTime(output: string): number {
  const last = output.trimEnd().split("\n").at(-1) ?? "";
  return Array.from(
    last.matchAll(/(\d+)m([\d.]+)s/g),
    ([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds),
  ).reduce((sum, each) => sum + each, 0);
}

/** Memory of a process group in megabytes. Shared pages count for each process: an upper bound. */
function readGroupMemory(group: number): number {
  const { stdout } = spawnSync("ps", ["-eo", "pgid=,rss="], {
    encoding: "utf8",
  });
  return Array.from(
    stdout.matchAll(/^ *(\d+) +(\d+)$/gm),
    ([, each, kilobytes]) =>
      Number(each) === group ? Number(kilobytes) / 1024 : 0,
  ).reduce((sum, each) => sum + each, 0);
}
