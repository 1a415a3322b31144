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

/**
 * nginx with src/publish/hosts/servers/nginx.conf, except for the port and the PID file.
 * @param project the folder of the project whose public/ is served
 */
export async function startNginx(project: string): Promise<Host> {
  const port = await findFreePort();
  const config = path.join(
    project,
    "src/publish/hosts/servers",
    `nginx-${port}.conf`,
  );
  const pid = path.join(
    project,
    "src/publish/hosts/servers",
    `nginx-${port}.pid`,
  );
  const text = readFileSync(
    path.join("src/publish/hosts/servers", "nginx.conf"),
    "utf8",
  )
    .replace("listen 8080", `listen ${port}`)
    .replace("/tmp/nginx.pid", pid);
  writeFileSync(config, text);
  const server = spawn("nginx", [
    "-p",
    project,
    "-c",
    config,
    "-g",
    "daemon off;",
  ]);
  const host = await waitFor(server, port);
  return { ...host, close: () => host.close().finally(() => rmSync(config)) };
}

/** Caddy with src/publish/hosts/servers/Caddyfile; over https with its own certificate, and so with HTTP/2. */
export async function startCaddy(
  project: string,
  scheme: "http" | "https" = "http",
): Promise<Host> {
  const port = await findFreePort();
  const config = path.join(
    project,
    "src/publish/hosts/servers",
    `caddy-${port}`,
  );
  const text = readFileSync(
    path.join("src/publish/hosts/servers", "Caddyfile"),
    "utf8",
  );
  // Without the second line, it would add its certificate to the machine's trusted ones.
  writeFileSync(
    config,
    text.replace("admin off", "admin off\n\tskip_install_trust"),
  );
  const server = spawn(
    "caddy",
    ["run", "--config", config, "--adapter", "caddyfile"],
    {
      cwd: project,
      env: { ...process.env, SITE_ADDRESS: `${scheme}://127.0.0.1:${port}` },
    },
  );
  const host = await waitFor(server, port);
  const close = () => host.close().finally(() => rmSync(config));
  return { origin: host.origin.replace("http", scheme), close };
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

async function waitFor(server: ChildProcess, port: number): Promise<Host> {
  let output = "";
  server.stderr?.on("data", (data: Buffer) => (output += data.toString()));
  const ended = once(server, "exit");
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(origin, { method: "HEAD" }).catch(
      () => undefined,
    );
    if (answer) return { origin, close: () => stop(server, ended) };
    if (server.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  server.kill();
  throw new Error(`${server.spawnfile} serves nothing: ${output}`);
}

async function stop(
  server: ChildProcess,
  ended: Promise<unknown>,
): Promise<void> {
  server.kill();
  await ended;
}
