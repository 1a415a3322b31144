import { spawn } from "node:child_process";
import { parseArgs } from "node:util";
import { findFreePort } from "./develop/find-free-port";
import type { GatsbyMessage } from "./develop/gatsby-message";
import { isReady, tellMessage } from "./develop/tell-step";

/** In milliseconds: by then a server that was told to end has ended, or never will. */
const PATIENCE = 5000;

/**
 * Starts Gatsby's development server and tells in plain words what it does; `-- --verbose` shows all that Gatsby says. Other
 * options are handed on to `gatsby develop`.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { port: { type: "string", default: "8000" }, verbose: { type: "boolean" } },
    strict: false,
  });
  const wanted = Number(values.port);
  // Gatsby would ask in the terminal, where a script can't answer.
  const port = await findFreePort(wanted);
  if (port !== wanted) console.log(`Port ${String(wanted)} is taken: ${String(port)} is used.`);
  const start = Date.now();
  console.log("Starting: half a minute, the first time one or two.");
  const server = startGatsby(port, values.verbose === true);
  let isStarted = false;
  server.on("message", (message) => {
    const words = tellMessage(message as GatsbyMessage, isStarted);
    if (words !== undefined) console.log(words);
    if (isStarted || !isReady(message as GatsbyMessage)) return;
    isStarted = true;
    console.log(tellReady(port, Date.now() - start));
  });
  // Both processes hear Ctrl+C; this one waits until the server has ended.
  process.on("SIGINT", () => undefined);
  process.on("SIGTERM", () => {
    server.kill("SIGTERM");
    setTimeout(() => server.kill("SIGKILL"), PATIENCE).unref();
  });
  server.on("exit", (code) => {
    process.exitCode = code ?? 1;
  });
}

function startGatsby(port: number, isVerbose: boolean) {
  const given = process.argv.slice(2);
  const options = given.filter(
    (word, index) => !/^--port\b/.test(word) && given[index - 1] !== "--port",
  );
  const { NODE_OPTIONS = "", ...environment } = process.env;
  return spawn(
    process.execPath,
    ["node_modules/gatsby/cli.js", "develop", "--port", String(port), ...options],
    {
      // Mistakes in content are written to the second; the first has what comes as messages as well.
      stdio: ["inherit", isVerbose ? "inherit" : "ignore", "inherit", "ipc"],
      env: {
        ...environment,
        // Workaround: packages of Gatsby's use what newer Nodes give up, punycode above all (https://nodejs.org/api/deprecations.html).
        NODE_OPTIONS: `${NODE_OPTIONS} --disable-warning=DeprecationWarning`.trim(),
        BROWSERSLIST_IGNORE_OLD_DATA: "1",
        ...(!isVerbose && { GATSBY_LOGGER: "json" }),
      },
    },
  );
}

function tellReady(port: number, milliseconds: number): string {
  const address = `http://localhost:${String(port)}`;
  return [
    `Ready after ${String(Math.round(milliseconds / 1000))} s. What you save shows within two seconds; Ctrl+C ends it.`,
    `  the site        ${address}/`,
    `  its components  ${address}/gallery`,
    `  its data        ${address}/___graphql`,
  ].join("\n");
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
