import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { findRedirectProblems } from "./find-redirect-problems";
import {
  securityHeaders,
  buildPathHeaders,
} from "../../src/publish/hosts/headers";
import { listNames } from "../../src/lib/files/list-files";

/** The built site's URLs, redirects, and headers. */
interface HostingFacts {
  headers: Readonly<Record<string, string>>;
  redirects: Readonly<Record<string, string>>;
  files: readonly string[];
}

/** @throws if there is no built site */
export async function readHostingFacts(
  publicDir: string,
): Promise<HostingFacts> {
  const redirects = await readFile(join(publicDir, "_redirects"), "utf8").catch(
    () => {
      throw new Error(
        `There is no built site in ${publicDir}. Build it first: npm run build`,
      );
    },
  );
  const names = await listNames(publicDir);
  return {
    headers: securityHeaders,
    redirects: Object.fromEntries(
      Array.from(
        redirects.matchAll(/^(\S+) (\S+)/gm),
        ([, from = "", to = ""]) => [from, to],
      ),
    ),
    files: names
      .filter((name) => !/\.(br|gz)$/.test(name))
      .map((name) => `/${name}`),
  };
}

type Expected = [path: string, status: number, to?: string];

/** Requests every page, redirect, and type of file, and hostile paths; returns a line for each unexpected response. */
export async function findHostProblems(
  origin: string,
  facts: HostingFacts,
): Promise<string[]> {
  const pages = facts.files
    .filter(
      (file) => file.endsWith("/index.html") && file !== "/404/index.html",
    )
    .map((file) => file.replace(/\/index\.html$/, "") || "/")
    .filter((path) => !(path in facts.redirects));
  const files = facts.files.filter((file) => !/\.html$|^\/_/.test(file));
  // Files with the same folder and extension are served alike.
  const kinds = new Map(
    files.map((file) => [
      file.replace(/^(\/[^/]*\/)?.*?(\.\w+)$/, "$1*$2"),
      file,
    ]),
  );
  const expected: Expected[] = [
    ...[...pages, ...kinds.values()].map((path): Expected => [path, 200]),
    ...Object.entries(facts.redirects).map(([from, to]): Expected => [
      from,
      301,
      to,
    ]),
    ...pages.slice(1, 2).map((path): Expected => [`${path}/`, 301, path]),
    ["/a-page-that-is-not-there", 404],
  ];
  const problems: string[] = [];
  for (const each of expected) {
    const found = await findProblems(origin, each, facts);
    problems.push(...found.map((problem) => `${each[0]}  ${problem}`));
  }
  return [...problems, ...(await findRedirectProblems(origin))];
}

async function findProblems(
  origin: string,
  [path, status, to]: Expected,
  { headers }: HostingFacts,
): Promise<string[]> {
  const answer = await fetch(origin + path, {
    redirect: "manual",
    headers: { "Accept-Encoding": "br, gzip" },
  });
  await answer.arrayBuffer();
  const readHeader = (name: string) => answer.headers.get(name) ?? "nothing";
  // 308 is as permanent as 301.
  const found = answer.status === 308 ? 301 : answer.status;
  if (found !== status) return [`answers ${found}, not ${status}`];
  if (to !== undefined) {
    const { pathname } = new URL(readHeader("location"), origin);
    return pathname === to ? [] : [`redirects to ${pathname}, not to ${to}`];
  }
  const problems = Object.entries({ ...headers, ...buildPathHeaders(path) })
    .filter(([name, value]) => !isSame(readHeader(name), value))
    .map(([name, value]) => `${name} is ${readHeader(name)}, not ${value}`);
  const isText = /html|json|javascript|xml|markdown/.test(
    readHeader("content-type"),
  );
  const isCompressed = /^(br|gzip|zstd)$/.test(readHeader("content-encoding"));
  return isText && !isCompressed
    ? [...problems, "is not compressed"]
    : problems;
}

/** Compares headers; hosts have two ways to require revalidation. */
function isSame(actual: string, wanted: string): boolean {
  return (
    actual === wanted ||
    (wanted === "no-cache" && /max-age=0.*must-revalidate/.test(actual))
  );
}
