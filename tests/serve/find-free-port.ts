import { createServer } from "node:net";
import type { AddressInfo } from "node:net";

/** A port that nobody listens at now. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
