import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { findRedirectFaults, findUnsafeLocation, hostilePaths } from "./find-redirect-faults";

async function findFaultsOf(listener: http.RequestListener): Promise<string[]> {
  const server = http.createServer(listener).listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return findRedirectFaults(`http://127.0.0.1:${String(port)}`).finally(() => server.close());
}

test("a host without redirects is safe", async () => {
  expect(await findFaultsOf((_request, response) => response.writeHead(404).end())).toEqual([]);
});

test("a host that removes the last slash of any path redirects to other hosts", async () => {
  const faults = await findFaultsOf(({ url = "" }, response) => {
    response.writeHead(301, { Location: url.replaceAll(/%5c/gi, "\\").replace(/\/$/, "") }).end();
  });
  expect(faults).toContain("/\\evil.example/  redirects to another host: /\\evil.example");
  expect(faults).toContain("/%5Cevil.example/  redirects to another host: /\\evil.example");
});

test("injected headers and server errors are reported", async () => {
  const faults = await findFaultsOf((_request, response) => {
    response.writeHead(502, { "X-Injected": "1" }).end();
  });
  expect(faults).toEqual(
    hostilePaths.flatMap((path) => [
      `${path}  answers 502`,
      `${path}  adds a header that is written in the path`,
    ]),
  );
});

test.each([
  ["/about", undefined],
  ["https://host.test/about", undefined],
  ["//evil.example", "redirects to another host: //evil.example"],
  ["/\t/evil.example", "redirects to another host: /\t/evil.example"],
  ["https://host.test@evil.example", "redirects to another host: https://host.test@evil.example"],
  ["http://", "redirects to http://, which is no URL"],
  ["/%5Cx", "redirects to /%5Cx, whose path starts with two slashes or backslashes"],
  ["/%252fx", "redirects to /%252fx, whose path starts with two slashes or backslashes"],
])("%s", (location, problem) => {
  expect(findUnsafeLocation("https://host.test", "/a", location)).toBe(problem);
});
