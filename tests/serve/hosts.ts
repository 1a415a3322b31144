import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";

/** A server with the project's own configuration and the built site. */
export interface Host {
  origin: string;
  close: () => Promise<void>;
}

/** The configurations, which import what the build has written next to them. */
const folder = "src/publish/hosts/servers";

/**
 * nginx with src/publish/hosts/servers/nginx.conf, except for the port and the PID file.
 * @param project the folder of the project whose public/ is served
 */
export async function startNginx(project: string): Promise<Host> {
  const port = await findFreePort();
  const config = writeConfig(project, "nginx.conf", port, (text) =>
    text
      .replace("listen 8080", `listen ${port}`)
      .replace("nginx.pid", `nginx-${port}.pid`),
  );
  const options = ["-p", project, "-c", config, "-g", "daemon off;"];
  return waitFor(spawn("nginx", options), port, config);
}

/** Caddy with src/publish/hosts/servers/Caddyfile; over https with its own certificate, and so with HTTP/2. */
export async function startCaddy(
  project: string,
  scheme: "http" | "https" = "http",
): Promise<Host> {
  const port = await findFreePort();
  // Without the second line, it would add its certificate to the machine's trusted ones.
  const config = writeConfig(project, "Caddyfile", port, (text) =>
    text.replace("admin off", "admin off\n\tskip_install_trust"),
  );
  const options = ["run", "--config", config, "--adapter", "caddyfile"];
  const env = {
    ...process.env,
    SITE_ADDRESS: `${scheme}://127.0.0.1:${port}`,
  };
  const server = spawn("caddy", options, { cwd: project, env });
  const { origin, close } = await waitFor(server, port, config);
  return { origin: origin.replace("http", scheme), close };
}

/** Writes a changed copy of a configuration next to it. */
function writeConfig(
  project: string,
  name: string,
  port: number,
  change: (text: string) => string,
): string {
  const file = path.join(project, folder, `${port}-${name}`);
  const text = readFileSync(path.join(folder, name), "utf8");
  writeFileSync(file, change(text));
  return file;
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string")
    throw new Error("No port is free.");
  return address.port;
}

async function waitFor(
  server: ChildProcess,
  port: number,
  config: string,
): Promise<Host> {
  let output = "";
  server.stderr?.on("data", (data: Buffer) => (output += data.toString()));
  const ended = once(server, "exit");
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(origin, { method: "HEAD" }).catch(
      () => undefined,
    );
    if (answer)
      return {
        origin,
        close: async () => {
          server.kill();
          await ended;
          rmSync(config);
        },
      };
    if (server.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  server.kill();
  throw new Error(`${server.spawnfile} serves nothing: ${output}`);
}
