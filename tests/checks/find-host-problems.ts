import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { findRedirectProblems } from "./find-redirect-problems";
import {
  securityHeaders,
  buildPathHeaders,
} from "../../src/publish/hosts/headers";
import { listFiles, listUrls } from "../../src/lib/files/list-files";

/** The built site's files and redirects. */
interface HostingFacts {
  files: readonly string[];
  redirects: readonly (readonly [from: string, to: string])[];
}

/** @throws if there is no built site */
export async function readHostingFacts(
  publicDir: string,
): Promise<HostingFacts> {
  const file = join(publicDir, "_redirects");
  const redirects = await readFile(file, "utf8").catch(() => {
    throw new Error(
      `There is no built site in ${publicDir}. Build it first: npm run build`,
    );
  });
  const rules = redirects.matchAll(/^(\S+) (\S+)/gm);
  return {
    files: listUrls(publicDir, await listFiles(publicDir)),
    redirects: Array.from(rules, ([, from = "", to = ""]) => [from, to]),
  };
}

type Expected = readonly [path: string, status: number, to?: string];

/** Requests every page, redirect, and type of file, and hostile paths; returns a line for each unexpected response. */
export async function findHostProblems(
  origin: string,
  { files, redirects }: HostingFacts,
): Promise<string[]> {
  const moved = new Set(redirects.map(([from]) => from));
  const pages = files
    .filter((file) => /(?<!^\/404)\/index\.html$/.test(file))
    .map((file) => file.replace(/\/index\.html$/, "") || "/")
    .filter((path) => !moved.has(path));
  // Files with the same folder and extension are served alike.
  const kinds = new Map(
    files
      .filter((file) => !/\.html$|^\/_/.test(file))
      .map((file) => [file.replace(/[^/]*(?=\.\w+$)/, "*"), file]),
  );
  const expected: Expected[] = [
    ...[...pages, ...kinds.values()].map((path) => [path, 200] as const),
    ...redirects.map(([from, to]) => [from, 301, to] as const),
    ...pages.slice(1, 2).map((path) => [`${path}/`, 301, path] as const),
    ["/a-page-that-is-not-there", 404],
  ];
  const problems: string[] = [];
  for (const each of expected) {
    const found = await findProblems(origin, each);
    problems.push(...found.map((problem) => `${each[0]}  ${problem}`));
  }
  return [...problems, ...(await findRedirectProblems(origin))];
}

async function findProblems(
  origin: string,
  [path, status, to]: Expected,
): Promise<string[]> {
  const answer = await fetch(origin + path, {
    redirect: "manual",
    headers: { "Accept-Encoding": "br, gzip" },
  });
  await answer.arrayBuffer();
  const read = (name: string) => answer.headers.get(name) ?? "nothing";
  // 308 is as permanent as 301.
  const found = answer.status === 308 ? 301 : answer.status;
  if (found !== status) return [`answers ${found}, not ${status}`];
  if (to !== undefined) {
    const { pathname } = new URL(read("location"), origin);
    return pathname === to ? [] : [`redirects to ${pathname}, not to ${to}`];
  }
  const headers = { ...securityHeaders, ...buildPathHeaders(path) };
  const problems = Object.entries(headers)
    .filter(([name, value]) => !isSame(read(name), value))
    .map(([name, value]) => `${name} is ${read(name)}, not ${value}`);
  const isText = /html|json|javascript|xml|markdown/.test(read("content-type"));
  const isCompressed = /^(br|gzip|zstd)$/.test(read("content-encoding"));
  if (isText && !isCompressed) problems.push("is not compressed");
  return problems;
}

/** Compares headers; hosts have two ways to require revalidation. */
function isSame(actual: string, wanted: string): boolean {
  return (
    actual === wanted ||
    (wanted === "no-cache" && /max-age=0.*must-revalidate/.test(actual))
  );
}
