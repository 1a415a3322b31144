import http from "node:http";
import path from "node:path";
import {
  findUnsafeLocation,
  hostilePaths,
  type Answer,
  ask,
} from "../../../src/hosting/find-redirect-faults";
import { SITE_DIR } from "../../read/settings";
import { type Host, startCaddy, startNginx } from "../../serve/hosts";
import { makeHostilePaths } from "../../serve/hostile-paths";

const paths = [...hostilePaths, ...makeHostilePaths(2000, 31)];

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

  test("no path adds a header to its answer", async () => {
    const usual = await Promise.all(["/", "/services", "/nowhere", "/%00", "/%"].map(request));
    const known = new Set(usual.flatMap(({ names }) => names));
    const added = answers.filter(([, { names }]) => {
      return names.some((name) => !known.has(name)) || new Set(names).size < names.length;
    });
    expect(added.map(([each, { names }]) => [each, names])).toEqual([]);
  });

  test("no path is an error of the server", () => {
    const failed = answers.filter(([, { status }]) => status >= 500);
    expect(failed.map(([each, { status }]) => [each, status])).toEqual([]);
  });
});
