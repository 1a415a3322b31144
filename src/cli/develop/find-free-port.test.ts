import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { findFreePort } from "./find-free-port";

test("a port that is taken is passed over", async () => {
  const taken = createServer();
  const port = await new Promise<number>((resolve) => {
    taken.listen(0, () => resolve((taken.address() as AddressInfo).port));
  });
  expect(await findFreePort(port)).toBeGreaterThan(port);
  await new Promise((resolve) => taken.close(resolve));
  expect(await findFreePort(port)).toBe(port);
});
