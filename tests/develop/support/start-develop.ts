import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, createWriteStream, rmSync } from "node:fs";
import path from "node:path";
import { drawMissingPictures } from "../../serve/add-content";
import { findFreePort } from "../../serve/hosts";
import { listFiles } from "../../serve/list-files";
import { copyProject } from "../../serve/project-copy";
import { copiedFile, editCopied } from "./copied-files";
import { plantedError } from "./planted-errors";

/** What the spelling check reads besides the content. */
const spellingFiles = ["cspell.config.yaml", "docs/words.txt"];

/**
 * Starts `npm run write` on a copy of the project whose content got an error since its last start. Sets `DEVELOP_ORIGIN` and
 * `DEVELOP_FOLDER` for the tests.
 * @returns a function that stops the server and removes the copy
 */
export default async function startDevelop(): Promise<() => Promise<void>> {
  const { folder, remove } = copyProject();
  process.env.DEVELOP_FOLDER = folder;
  for (const file of spellingFiles) cpSync(file, copiedFile(file));
  const content = copiedFile("content");
  await drawPlainPictures(content);
  cpSync(content, copiedFile(".last-valid/content"), { recursive: true });
  editCopied(plantedError.file, plantedError.good, plantedError.bad);
  const port = await findFreePort();
  process.env.DEVELOP_ORIGIN = `http://localhost:${port}`;
  const script = path.resolve("src/tools/scripts/develop.mjs");
  // A shell between them, as with npm, which stops only its shell.
  const shell = spawn(
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
  const log = createWriteStream("node_modules/.cache/develop.log");
  shell.stdout.pipe(log);
  shell.stderr.pipe(log);
  const stop = async () => {
    const ended = once(shell.stdout, "close");
    shell.kill("SIGTERM");
    await ended;
    remove();
  };
  await untilReady(shell);
  return stop;
}

/** Replaces the pictures by plain ones, because each check of the content decodes all of them. */
async function drawPlainPictures(content: string): Promise<void> {
  const names = listFiles(content).filter((name) => /\.(jpg|png)$/.test(name));
  for (const name of names) rmSync(path.join(content, name));
  await drawMissingPictures(content);
}

/** @throws with the server's last lines if it exits before it is ready */
function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = "";
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("You can now view")) resolve();
    };
    server.stdout?.on("data", listen);
    server.stderr?.on("data", listen);
    server.once("exit", () =>
      reject(new Error(`develop ended:\n${output.slice(-3000)}`)),
    );
  });
}
