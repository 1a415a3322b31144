import { findRedirectFaults } from "./find-redirect-faults";
import { type HostingFacts, toPathHeaders } from "./headers";

interface Expected {
  status: number;
  to?: string;
}

const missing = "/a-page-that-is-not-there";

/**
 * Asks a running host for every page, every old address, one file of each kind and paths that must not redirect to another host,
 * and reports what is not as declared.
 * @param origin `https://www.your-domain.com`
 * @returns one line for each fault: the address, what it says, what was expected
 */
export async function findHostFaults(origin: string, facts: HostingFacts): Promise<string[]> {
  const pages = facts.files
    .filter(isPage)
    .map(toPath)
    .filter((path) => !(path in facts.redirects));
  const kinds = new Map(facts.files.filter(isFile).map((file) => [toKind(file), file]));
  const expected: [string, Expected][] = [
    ...[...pages, ...kinds.values()].map((path): [string, Expected] => [path, { status: 200 }]),
    ...Object.entries(facts.redirects).map(([from, to]): [string, Expected] => [
      from,
      { status: 301, to },
    ]),
    ...pages.slice(1, 2).map((path): [string, Expected] => [`${path}/`, { status: 301, to: path }]),
    [missing, { status: 404 }],
  ];
  const faults: string[] = [];
  for (const [path, each] of expected)
    faults.push(
      ...(await findFaults(origin, path, each, facts)).map((fault) => `${path}  ${fault}`),
    );
  return [...faults, ...(await findRedirectFaults(origin))];
}

async function findFaults(
  origin: string,
  path: string,
  { status, to }: Expected,
  { headers }: HostingFacts,
): Promise<string[]> {
  const answer = await fetch(origin + path, {
    redirect: "manual",
    headers: { "Accept-Encoding": "br, gzip" },
  });
  await answer.arrayBuffer();
  const said = (name: string) => answer.headers.get(name) ?? "nothing";
  // 308 is as much for good as 301.
  const found = answer.status === 308 ? 301 : answer.status;
  if (found !== status) return [`answers ${String(found)}, not ${String(status)}`];
  if (to !== undefined) {
    const { pathname } = new URL(said("location"), origin);
    return pathname === to ? [] : [`leads to ${pathname}, not to ${to}`];
  }
  const wanted = { ...headers, ...toPathHeaders(path) };
  return [
    ...Object.entries(wanted)
      .filter(([name, value]) => !isSame(said(name), value))
      .map(([name, value]) => `${name} is ${said(name)}, not ${value}`),
    ...(/html|json|javascript|xml|markdown/.test(said("content-type")) &&
    !/^(br|gzip|zstd)$/.test(said("content-encoding"))
      ? ["is not compressed"]
      : []),
  ];
}

/** Hosts that revalidate say it in one of two ways. */
function isSame(said: string, wanted: string): boolean {
  return said === wanted || (wanted === "no-cache" && /max-age=0.*must-revalidate/.test(said));
}

const isPage = (file: string) => file.endsWith("/index.html") && file !== "/404/index.html";
const isFile = (file: string) => !/\.(html|br|gz)$|^\/_/.test(file);
const toPath = (file: string) => file.replace(/\/index\.html$/, "") || "/";

/** Files of one folder and ending are served alike. */
const toKind = (file: string) => file.replace(/^(\/[^/]*\/)?.*?(\.\w+)$/, "$1*$2");
