import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import {
  findHostProblems,
  readHostingFacts,
} from "../../checks/find-host-problems";
import { ask as askHost } from "../../checks/find-redirect-problems";
import { SITE_DIR } from "../../read/settings";
import { readSiteFile } from "../../read/site-file";
import { readPageRoutes } from "../../read/site-routes";
import { type Host, hasIpv6, startNginx } from "../../serve/hosts";
import { listFiles } from "../../serve/list-files";

let nginx: Host;

beforeAll(async () => {
  nginx = await startNginx(path.dirname(SITE_DIR));
});

afterAll(() => nginx.close());

const files = listFiles(SITE_DIR);
const script = `/${files.find((file) => /^app-\w+\.js$/.test(file)) ?? ""}`;
const drawing = `/${files.find((file) => /^static\/.*\.svg$/.test(file)) ?? ""}`;
const long = "a".repeat(8000);

const ask = (path: string, options?: Parameters<typeof askHost>[2]) =>
  askHost(nginx.origin, path, options);

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
  const { status, headers } = await ask(from);
  expect([status, headers.location]).toEqual([301, to]);
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
  ["files for the next build", "/_gatsby/slices/x.html", [404], "GET"],
  ["a form", "/about", [405], "POST"],
  ["an unknown method", "/about", [405], "BREW"],
])("%s gets a sensible status", async (_case, path, statuses, method) => {
  const { status, headers } = await ask(path, { method });
  expect(statuses).toContain(status);
  expect(headers["x-content-type-options"]).toBe("nosniff");
});

test("the host check passes, and reports what a server lacks", async () => {
  const facts = await readHostingFacts(SITE_DIR);
  expect(await findHostProblems(nginx.origin, facts)).toEqual([]);
  const others = { ...facts, files: ["/lost/index.html"] };
  const problems = await findHostProblems(nginx.origin, others);
  expect(problems).toContain("/lost  answers 404, not 200");
});

test.each([
  [script, "public, max-age=31536000, immutable"],
  ["/favicon.ico", "public, max-age=604800"],
  ["/", "no-cache"],
  ["/nowhere", "no-cache"],
  ["/rss.xml", "no-cache"],
  ["/page-data/index/page-data.json", "no-cache"],
])("%s is cached as long as its name allows", async (path, wanted) => {
  const { headers } = await ask(path);
  expect(headers["cache-control"]).toBe(wanted);
});

test.each([
  ["gzip, br", "br"],
  ["gzip", "gzip"],
  ["identity", undefined],
])(
  "a browser that accepts %s gets it, and 304 again",
  async (accepted, sent) => {
    const headers = { "Accept-Encoding": accepted };
    const answer = await ask("/about", { headers });
    expect(answer.headers["content-encoding"]).toBe(sent);
    expect(answer.headers.vary).toContain("Accept-Encoding");
    const again = { ...headers, "If-None-Match": answer.headers.etag ?? "" };
    expect((await ask("/about", { headers: again })).status).toBe(304);
  },
);

test.each(["/", "/nowhere", "/rss.xml", "/services", "/about/"])(
  "%s has the headers that MDN's Observatory scores",
  async (path) => {
    expect((await ask(path)).headers).toMatchObject({
      "content-security-policy": "frame-ancestors 'none'",
      "strict-transport-security": "max-age=63072000",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    });
  },
);

test.each([
  ["/about", "text/html; charset=utf-8"],
  ["/llms.txt", "text/plain; charset=utf-8"],
  ["/rss.xml", "text/xml; charset=utf-8"],
  ["/site.webmanifest", "application/manifest+json"],
])("%s has its content type", async (path, type) => {
  expect((await ask(path)).headers["content-type"]).toBe(type);
});

test("a drawing that is opened as a page runs no script", async () => {
  const { status, headers } = await ask(drawing);
  expect(status).toBe(200);
  const policy = headers["content-security-policy"];
  expect(policy).toMatch(/^default-src 'none';.*;sandbox;/);
});

test.each([
  ["/static/share/", "cross-origin"],
  ["/icon-512.png", "cross-origin"],
  ["/page-data/", "same-origin"],
  ["/fonts/", "same-origin"],
])("the policy for files of %s is %s", async (start, policy) => {
  const file = files.find((each) => `/${each}`.startsWith(start)) ?? "";
  const { headers } = await ask(`/${file}`);
  expect(headers["cross-origin-resource-policy"]).toBe(policy);
});

test("hidden files are not served, except for those that others ask for", async () => {
  const folder = path.join(SITE_DIR, "blog/.draft");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "notes.txt"), "secret");
  const { status } = await ask("/blog/.draft/notes.txt");
  rmSync(folder, { recursive: true });
  expect(status).toBe(404);
  expect((await ask("/.well-known/security.txt")).status).toBe(200);
});

test.each([
  ["GET", "/nowhere", { vary: "Accept-Encoding" }],
  ["POST", "/about", { allow: "GET, HEAD" }],
])(
  "an error after %s %s has the headers that caches and clients need",
  async (method, path, expected) => {
    const { headers } = await ask(path, { method });
    expect(headers).toMatchObject(expected);
  },
);

(hasIpv6 ? test : test.skip)("IPv6 is served too", async () => {
  const { port } = new URL(nginx.origin);
  const { status } = await fetch(`http://[::1]:${port}/about`);
  expect(status).toBe(200);
});

/** The headers that `_headers` gives a path, as Netlify reads it: it skips lines without a value, and later rules win. */
function readHeadersFile(path: string): Record<string, string> {
  const rules = readSiteFile("_headers").trim().split("\n\n");
  const matching = rules.filter((rule) => {
    const [pattern = ""] = rule.split("\n");
    return pattern.endsWith("*")
      ? path.startsWith(pattern.slice(0, -1))
      : path === pattern;
  });
  const lines = matching.join("\n").matchAll(/^ +([\w-]+): (.*)$/gm);
  return Object.fromEntries(
    Array.from(lines, ([, name = "", value = ""]) => [
      name.toLowerCase(),
      // Only for https, which nginx does not speak here.
      value.replace("; upgrade-insecure-requests", ""),
    ]),
  );
}

test("hosts that read _headers send the same headers as nginx", async () => {
  const pages = readPageRoutes().map((route) => route.path);
  const others = files.filter((file) => !/\.(br|gz|html)$|^_/.test(file));
  for (const path of [...pages, ...others.map((file) => `/${file}`)]) {
    const { headers } = await ask(
      path.split("/").map(encodeURIComponent).join("/"),
    );
    const declared = { "cache-control": "no-cache", ...readHeadersFile(path) };
    expect([path, headers]).toEqual([path, expect.objectContaining(declared)]);
  }
});

/** https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/. Netlify has none. */
test("_headers and _redirects are within Cloudflare Pages' limits", () => {
  const headers = readSiteFile("_headers").split("\n");
  expect(headers.filter((line) => line.startsWith("/")).length).toBeLessThan(
    100,
  );
  expect(Math.max(...headers.map(({ length }) => length))).toBeLessThan(2_000);
  const redirects = readSiteFile("_redirects").split("\n");
  expect(redirects.length).toBeLessThan(2_000);
  expect(Math.max(...redirects.map(({ length }) => length))).toBeLessThan(
    1_000,
  );
});
