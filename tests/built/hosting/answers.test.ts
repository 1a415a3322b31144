import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import {
  findHostProblems,
  readHostingFacts,
} from "../../checks/find-host-problems";
import { SITE_DIR } from "../../read/settings";
import { readPageRoutes } from "../../read/site-routes";
import { type Host, startCaddy, startNginx } from "../../serve/hosts";
import { listFiles } from "../../serve/list-files";
import { type Answer, ask } from "../../checks/find-redirect-problems";

const project = path.dirname(SITE_DIR);
const hosts: Record<string, Host> = {};

beforeAll(async () => {
  hosts["nginx"] = await startNginx(project);
  hosts["caddy"] = await startCaddy(project);
});

afterAll(async () => {
  await Promise.all(Object.values(hosts).map((host) => host.close()));
});

const originOf = (name: string) => hosts[name]?.origin ?? "";
const names = ["nginx", "caddy"];
const hashed = `/${listFiles(SITE_DIR).find((file) => /^app-\w+\.js$/.test(file)) ?? "no app"}`;
const long = "a".repeat(8000);

describe.each(names)("%s", (name) => {
  test.each([
    ["/about/", "/about"],
    ["//about", "/about"],
    ["/about/index.html", "/about"],
    ["/index.html", "/"],
    ["/about/?plan=all", "/about?plan=all"],
    ["/services", "/service"],
    ["/services/", "/service"],
    ["/services?plan=all", "/service?plan=all"],
  ])("%s moves for good to %s", async (from, to) => {
    const { status, headers } = await ask(originOf(name), from);
    const { pathname, search } = new URL(
      headers.location ?? "",
      originOf(name),
    );
    expect([status, pathname + search]).toEqual([301, to]);
  });

  test.each<[string, string, number[], string]>([
    ["a path without a page", "/nowhere", [404], "GET"],
    ["upper case", "/ABOUT", [404], "GET"],
    ["a query of 8 KB", `/about?q=${long}`, [200], "GET"],
    ["a very long path", `/${long}`, [404], "GET"],
    ["a path out of the site", "/../../etc/passwd", [400, 404], "GET"],
    ["the same, encoded", "/%2e%2e/%2e%2e/etc/passwd", [400, 404], "GET"],
    ["a zero", "/%00", [400], "GET"],
    ["a folder without a page", "/static", [404], "GET"],
    ["files for other hosts", "/_headers", [404], "GET"],
    ["statistics of the build", "/webpack.stats.json", [404], "GET"],
    [
      "files for the next build",
      "/_gatsby/slices/_gatsby-scripts-1.html",
      [404],
      "GET",
    ],
    ["a form", "/about", [405], "POST"],
    ["an unknown method", "/about", [405], "BREW"],
  ])("%s gets a sensible status", async (_case, path, statuses, method) => {
    const { status, headers } = await ask(originOf(name), path, { method });
    expect(statuses).toContain(status);
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  test("files are cached as long as their names allow", async () => {
    const keep = async (path: string) =>
      (await ask(originOf(name), path)).headers["cache-control"];
    expect(await keep(hashed)).toBe("public, max-age=31536000, immutable");
    expect(await keep("/favicon.ico")).toBe("public, max-age=604800");
    for (const path of [
      "/",
      "/nowhere",
      "/rss.xml",
      "/page-data/index/page-data.json",
    ])
      expect(await keep(path)).toBe("no-cache");
  });

  test("a browser gets an encoding that it supports, and 304 for a file that it has", async () => {
    const origin = originOf(name);
    for (const [accepted, sent] of [
      ["gzip, br", "br"],
      ["gzip", "gzip"],
      ["identity", undefined],
    ] as const) {
      const headers = { "Accept-Encoding": accepted };
      const answer = await ask(origin, "/about", { headers });
      expect(answer.headers["content-encoding"]).toBe(sent);
      expect(answer.headers.vary).toContain("Accept-Encoding");
      const again = { ...headers, "If-None-Match": answer.headers.etag ?? "" };
      expect((await ask(origin, "/about", { headers: again })).status).toBe(
        304,
      );
    }
  });

  test("the host check passes, and reports each difference", async () => {
    const facts = await readHostingFacts(SITE_DIR);
    expect(await findHostProblems(originOf(name), facts)).toEqual([]);
    const other = {
      headers: { ...facts.headers, "Referrer-Policy": "no-referrer" },
      redirects: { "/services": "/about" },
      files: ["/index.html"],
    };
    expect(await findHostProblems(originOf(name), other)).toEqual([
      "/  Referrer-Policy is strict-origin, not no-referrer",
      "/services  redirects to /service, not to /about",
      "/a-page-that-is-not-there  Referrer-Policy is strict-origin, not no-referrer",
    ]);
  });

  test("every response has the headers that MDN's Observatory scores, and files have their content type", async () => {
    const readHeaders = async (path: string) =>
      (await ask(originOf(name), path)).headers;
    for (const path of ["/", "/nowhere", "/rss.xml", "/services", "/about/"])
      expect(await readHeaders(path)).toMatchObject({
        "content-security-policy": "frame-ancestors 'none'",
        "strict-transport-security": "max-age=63072000",
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
      });
    for (const [path, type] of [
      ["/about", "text/html"],
      ["/index.md", "text/markdown"],
      ["/llms.txt", "text/plain"],
      ["/rss.xml", "text/xml"],
    ] as const)
      expect((await readHeaders(path))["content-type"]).toBe(
        `${type}; charset=utf-8`,
      );
    expect((await readHeaders("/site.webmanifest"))["content-type"]).toBe(
      "application/manifest+json",
    );
  });
});

test("a drawing that is opened as a page runs no script", async () => {
  const drawing =
    listFiles(SITE_DIR).find((file) => /^static\/.*\.svg$/.test(file)) ??
    "none";
  for (const name of names) {
    const { status, headers } = await ask(originOf(name), `/${drawing}`);
    expect([name, status]).toEqual([name, 200]);
    expect(headers["content-security-policy"]).toMatch(
      /^default-src 'none';.*;sandbox;/,
    );
  }
});

test("hidden files are not served, except for those that others ask for", async () => {
  const hidden = ["/.env", "/.git/config", "/blog/.draft/notes.txt"];
  for (const file of hidden) {
    mkdirSync(path.join(SITE_DIR, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(SITE_DIR, file), "secret");
  }
  const answers = await Promise.all(
    names.flatMap((name) =>
      hidden.map(async (file) => (await ask(originOf(name), file)).status),
    ),
  );
  for (const folder of [".env", ".git", "blog/.draft"])
    rmSync(path.join(SITE_DIR, folder), { recursive: true });
  expect(answers).toEqual(answers.map(() => 404));
  for (const name of names)
    expect(
      (await ask(originOf(name), "/.well-known/security.txt")).status,
    ).toBe(200);
});

test("both servers send the same headers for every file", async () => {
  const pages = readPageRoutes().map((route) => route.path);
  const files = listFiles(SITE_DIR).filter(
    (file) => !/\.(br|gz|html)$|^_/.test(file),
  );
  const others = ["/nowhere", "/static/nowhere.svg"];
  const paths = [...pages, ...files.map((file) => `/${file}`), ...others];
  for (const path of paths) {
    const [nginx, caddy] = await Promise.all(
      names.map(async (name) =>
        compare(await ask(originOf(name), encodePath(path))),
      ),
    );
    expect([path, nginx]).toEqual([path, caddy]);
  }
});

/** Headers without those of the server itself: dates, ETags, its name, transfer encoding. */
function compare({ status, headers }: Answer) {
  const own =
    /^(date|etag|last-modified|server|connection|keep-alive|accept-ranges|content-length|transfer-encoding|vary)$/;
  const compared = Object.entries(headers).filter(([name]) => !own.test(name));
  return {
    status,
    ...Object.fromEntries(
      compared.map(([name, value]) => [name, String(value).toLowerCase()]),
    ),
  };
}

function encodePath(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}
