import { createServer } from "node:net";

/** The first of ten ports that no other program listens at. */
export async function findFreePort(first: number): Promise<number> {
  for (let port = first; port < first + 10; port += 1) {
    if (await isFree(port)) return port;
  }
  throw new Error(
    `Ports ${String(first)} to ${String(first + 9)} are taken: name one with --port.`,
  );
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
      .once("error", () => resolve(false))
      .listen(port, () => probe.close(() => resolve(true)));
  });
}
