import http from "node:http";
import https from "node:https";

/** What may make a server redirect to another host, or add a header from the path. */
const hostileParts = [
  "\\evil.example/",
  "%5Cevil.example/",
  "\\/evil.example/",
  "%5C%5cevil.example/index.html",
  "/evil.example/",
  "//evil.example/%2e%2e/",
  "%2Fevil.example/",
  "%255Cevil.example/",
  "/%0d%0aX-Injected:%201",
  "index.html/%0D%0AX-Injected:%201/",
  "%0aX-Injected:%201/",
  // Overlong encodings of slash, dot and line break, and what configurations could expand.
  "%c0%afevil.example/",
  "%c0%ae%c0%ae/",
  "%C0%8D%c0%8aX-Injected:%201/",
  "%e0%80%afevil/",
  "%00/",
  "%/",
  "%g0/",
  "../../evil.example/",
  ";/evil.example/",
  "@evil.example/",
  "$uri/",
];

/** The parts at the root, below a page, and below a redirect. */
const hostilePaths = ["/", "/about", "/about/", "/services/"].flatMap((start) =>
  hostileParts.map((part) => start + part),
);

/** Requests the hostile paths from a running host, and returns a line for each unsafe response. */
export async function findRedirectProblems(origin: string): Promise<string[]> {
  const problems: string[] = [];
  for (const path of hostilePaths) {
    const { status, headers } = await ask(origin, path);
    if (status >= 500) problems.push(`${path}  answers ${status}`);
    if ("x-injected" in headers)
      problems.push(`${path}  adds a header that is written in the path`);
    const problem = findUnsafeLocation(origin, path, headers.location);
    if (problem !== undefined) problems.push(`${path}  ${problem}`);
  }
  return problems;
}

/** Explains why a redirect is unsafe. Browsers read `\` as `/`, and `//host` as another host. */
export function findUnsafeLocation(
  origin: string,
  path: string,
  location: string | undefined,
): string | undefined {
  if (location === undefined) return undefined;
  const base = origin + path;
  if (!URL.canParse(location, base))
    return `redirects to ${location}, which is not a URL`;
  const { host, pathname } = new URL(location, base);
  if (host !== new URL(origin).host)
    return `redirects to another host: ${location}`;
  if (/^\/([/\\]|%(25)*(2f|5c))/i.test(pathname))
    return `redirects to ${location}, whose path starts with two slashes or backslashes`;
  return undefined;
}

/** A server's response, without its body. */
export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
}

/** Requests a path exactly as given, while `fetch` would normalize `//`, `\`, and `..`. Follows no redirects. */
export async function ask(
  origin: string,
  path: string,
  options: Pick<http.RequestOptions, "method" | "headers"> = {},
): Promise<Answer> {
  const { protocol, hostname, port } = new URL(origin);
  const { request } = protocol === "https:" ? https : http;
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, agent: false, ...options }, (response) => {
      response.resume().once("end", () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
        });
      });
    })
      .once("error", (cause) => {
        reject(
          new Error(`${path}  gets no valid answer: ${cause.message}`, {
            cause,
          }),
        );
      })
      .end();
  });
}
