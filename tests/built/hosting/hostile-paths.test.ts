import http from "node:http";
import path from "node:path";
import { type Answer, ask, findUnsafeLocation } from "../../checks/find-redirect-problems";
import { SITE_DIR } from "../../read/settings";
import { type Host, startCaddy, startNginx } from "../../serve/hosts";

const slashes = "/ // /// \\ /\\ \\/ %2f %2F %5c %5C %252f %255C %25255c".split(" ");
/** Paths that servers, proxies and browsers parse differently; %c and %e start overlong encodings of slash, dot and line break. */
const odd = [
  ...slashes,
  ..."about .. ... %2e %2E%2e %252e%252E ; ~ %61bout evil.example:80 @evil.example https:".split(
    " ",
  ),
  ..."%00 %09 %0a %0A %0d %0d%0a %0D%0A%20 %250d%250a %7f %20 %E2%80%A8 %0aSet-Cookie:a=b".split(
    " ",
  ),
  ..."%c0%af %C0%AE %c1%9c %e0%80%af %C0%8D%c0%8a %c0%80 %u2215 %ef%bc%8f \u00ff".split(" "),
  ..."% %% %g0 %5 {uri} $1 $uri [::1] * : # & http:%5c%5c javascript:".split(" "),
];
const paths = odd.flatMap((part) => [
  ...["/", "/about", "/services", "/static/", "/index.html", "//evil.example"].flatMap((start) =>
    ["", "/", "/index.html", "\\evil.example/", "/%0d%0aX-Injected:%201"].map(
      (end) => start + part + end,
    ),
  ),
  ...slashes.map((slash) => `/${slash}${part}evil.example/`),
  `/about/?${part}//evil.example`,
]);

describe.each([
  ["nginx", startNginx],
  ["caddy", startCaddy],
])("%s", (_name, start) => {
  let host: Host;
  let answers: [string, Answer][];
  const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
  const request = (each: string) => ask(host.origin, each, { agent });

  beforeAll(async () => {
    host = await start(path.dirname(SITE_DIR));
    answers = await Promise.all(
      paths.map(async (each): Promise<[string, Answer]> => [each, await request(each)]),
    );
  }, 60_000);

  afterAll(async () => {
    agent.destroy();
    await host.close();
  });

  test("redirects of hostile paths stay on the host", () => {
    const unsafe = answers.flatMap(([each, { headers }]) => {
      const problem = findUnsafeLocation("http://host.test", each, headers.location);
      return problem === undefined ? [] : [`${each}  ${problem}`];
    });
    expect(unsafe).toEqual([]);
    expect(answers.filter(([, { headers }]) => headers.location !== undefined)).not.toEqual([]);
  });

  test("no path adds a response header or causes a server error", async () => {
    const usual = await Promise.all(["/", "/services", "/nowhere", "/%00", "/%"].map(request));
    const known = new Set(usual.flatMap(({ names }) => names));
    const faulty = answers.filter(
      ([, { names, status }]) =>
        names.some((name) => !known.has(name)) ||
        new Set(names).size < names.length ||
        status >= 500,
    );
    expect(faulty.map(([each, { names, status }]) => [each, status, names])).toEqual([]);
  });
});
