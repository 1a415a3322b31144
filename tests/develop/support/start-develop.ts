import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { copyFileSync, createWriteStream } from "node:fs";
import path from "node:path";
import { findFreePort } from "../../serve/hosts";
import { copyProject } from "../../serve/project-copy";
import { developLog, editCopied } from "./copied-files";
import { plantedErrors } from "./planted-errors";

const START_TIMEOUT = 240_000;
const STOP_TIMEOUT = 15_000;

/**
 * Starts `npm run write` on a copy of the project whose content has errors. Sets `DEVELOP_ORIGIN` and `DEVELOP_FOLDER` for the tests.
 * @returns a function that stops the server and removes the copy
 */
export default async function startDevelop(): Promise<() => Promise<void>> {
  const { folder, remove } = copyProject();
  process.env.DEVELOP_FOLDER = folder;
  for (const { file, good, bad } of plantedErrors) editCopied(file, good, bad);
  const port = await findFreePort();
  process.env.DEVELOP_ORIGIN = `http://localhost:${port}`;
  const script = path.resolve("src/tools/scripts/develop.mjs");
  const server = spawn(
    "sh",
    ["-c", `node "${script}" --write --port ${port}; exit`],
    {
      cwd: folder,
      // A process group of its own, so that a hanging server can be killed.
      detached: true,
      env: {
        ...process.env,
        GATSBY_TELEMETRY_DISABLED: "1",
        NODE_ENV: "development",
        // In CI, Gatsby would build all pictures and run all queries first. On a writer's machine, it does so on demand.
        GATSBY_ENABLE_LAZY_IMAGES_IN_CI: "1",
        GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: "1",
      },
    },
  );
  const stop = async () => {
    await stopServer(server, port);
    copyFileSync(
      path.join(folder, developLog),
      "node_modules/.cache/develop.log",
    );
    remove();
  };
  const log = createWriteStream(path.join(folder, developLog));
  for (const output of [server.stdout, server.stderr])
    output.pipe(log, { end: false });
  const start = Date.now();
  try {
    await untilReady(server);
  } catch (error) {
    await stop();
    throw error;
  }
  console.log(
    `develop was ready after ${((Date.now() - start) / 1000).toFixed(0)} s`,
  );
  return stop;
}

/** @throws with the server's last lines if it exits or is not ready in time */
function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = "";
    const fail = (reason: string) => {
      reject(new Error(`develop ${reason}:\n${output.slice(-3000)}`));
    };
    const timer = setTimeout(
      () => fail("was not ready in time"),
      START_TIMEOUT,
    );
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (!output.includes("You can now view")) return;
      clearTimeout(timer);
      resolve();
    };
    server.stdout?.on("data", listen);
    server.stderr?.on("data", listen);
    server.once("exit", () => fail("ended"));
  });
}

/**
 * Stops only the shell, as npm does when it is stopped.
 * @throws if the server keeps running
 */
async function stopServer(shell: ChildProcess, port: number): Promise<void> {
  if (shell.pid === undefined) return;
  shell.kill("SIGTERM");
  for (let waited = 0; waited < STOP_TIMEOUT; waited += 250) {
    if (!(await isServed(port))) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  process.kill(-shell.pid, "SIGKILL");
  throw new Error("develop kept running after its npm script was stopped.");
}

function isServed(port: number): Promise<boolean> {
  return fetch(`http://localhost:${port}/`, { method: "HEAD" }).then(
    () => true,
    () => false,
  );
}
