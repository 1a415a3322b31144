import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import {
  findRedirectProblems,
  findUnsafeLocation,
  hostilePaths,
} from "../../checks/find-redirect-problems";

async function findProblemsOf(listener: http.RequestListener): Promise<string[]> {
  const server = http.createServer(listener).listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return findRedirectProblems(`http://127.0.0.1:${String(port)}`).finally(() => server.close());
}

test("a host without redirects is safe", async () => {
  expect(await findProblemsOf((_request, response) => response.writeHead(404).end())).toEqual([]);
});

test("a host that removes the last slash of any path redirects to other hosts", async () => {
  const problems = await findProblemsOf(({ url = "" }, response) => {
    response.writeHead(301, { Location: url.replaceAll(/%5c/gi, "\\").replace(/\/$/, "") }).end();
  });
  expect(problems).toContain("/\\evil.example/  redirects to another host: /\\evil.example");
  expect(problems).toContain("/%5Cevil.example/  redirects to another host: /\\evil.example");
});

test("injected headers and server errors are reported", async () => {
  const problems = await findProblemsOf((_request, response) => {
    response.writeHead(502, { "X-Injected": "1" }).end();
  });
  expect(problems).toEqual(
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
  ["http://", "redirects to http://, which is not a URL"],
  ["/%5Cx", "redirects to /%5Cx, whose path starts with two slashes or backslashes"],
  ["/%252fx", "redirects to /%252fx, whose path starts with two slashes or backslashes"],
])("%s", (location, problem) => {
  expect(findUnsafeLocation("https://host.test", "/a", location)).toBe(problem);
});
