import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import path from "node:path";

/** A server with the project's own configuration and the built site. */
export interface Host {
  origin: string;
  close: () => Promise<void>;
}

/** Some containers have no IPv6, and nginx would not start. */
export const hasIpv6 = Object.values(networkInterfaces())
  .flat()
  .some((face) => face?.address === "::1");

/** The configuration imports what the build has written next to it. */
const folder = "src/publish/hosts/servers";

/**
 * nginx with the project's configuration, except for the port and the PID file.
 * @param project the folder of the project whose public/ is served
 */
export async function startNginx(
  project: string,
  ownPort?: number,
): Promise<Host> {
  const port = ownPort ?? (await findFreePort());
  const origin = `http://127.0.0.1:${port}`;
  const config = path.resolve(project, folder, `${port}-nginx.conf`);
  const text = readFileSync(path.join(folder, "nginx.conf"), "utf8")
    .replace(/(listen .*)8080/g, `$1${port}`)
    .replace(hasIpv6 ? "" : /listen \[::\].*/, "")
    .replace("nginx.pid", `nginx-${port}.pid`);
  writeFileSync(config, text);

  const options = ["-p", project, "-c", config, "-g", "daemon off;"];
  const server = spawn("nginx", options);
  let output = "";
  server.stderr.on("data", (data: Buffer) => (output += data.toString()));
  const ended = once(server, "exit").catch((error: unknown) => {
    output += String(error);
  });
  const close = async () => {
    server.kill();
    await ended;
    rmSync(config);
  };
  while (!(await answers(origin))) {
    const hasEnded = server.pid === undefined || server.exitCode !== null;
    if (!hasEnded) continue;
    await close();
    throw new Error(`nginx does not start: ${output}`);
  }
  return { origin, close };
}

/** Whether a server answers within a moment. */
async function answers(origin: string): Promise<boolean> {
  const answer = await fetch(origin, { method: "HEAD" }).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 50));
  return answer !== undefined;
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
