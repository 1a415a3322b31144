import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import {
  findRedirectProblems,
  findUnsafeLocation,
} from "../../checks/find-redirect-problems";

test("the host check reports redirects to other hosts, injected headers and server errors", async () => {
  const server = http.createServer(({ url = "" }, response) => {
    const location = url.replaceAll(/%5c/gi, "\\").replace(/\/$/, "");
    response.writeHead(502, { Location: location, "X-Injected": "1" }).end();
  });
  server.listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const problems = await findRedirectProblems(
    `http://127.0.0.1:${String(port)}`,
  );
  server.close();
  for (const problem of [
    "redirects to another host: /\\evil.example",
    "answers 502",
    "adds a header that is written in the path",
  ])
    expect(problems).toContain(`/%5Cevil.example/  ${problem}`);
});

test.each([
  ["/about", undefined],
  ["https://host.test/about", undefined],
  ["//evil.example", "redirects to another host: //evil.example"],
  ["/\t/evil.example", "redirects to another host: /\t/evil.example"],
  [
    "https://host.test@evil.example",
    "redirects to another host: https://host.test@evil.example",
  ],
  ["http://", "redirects to http://, which is not a URL"],
  [
    "/%5Cx",
    "redirects to /%5Cx, whose path starts with two slashes or backslashes",
  ],
  [
    "/%252fx",
    "redirects to /%252fx, whose path starts with two slashes or backslashes",
  ],
])("%s", (location, problem) => {
  expect(findUnsafeLocation("https://host.test", "/a", location)).toBe(problem);
});
