import { existsSync, readFileSync } from "node:fs";
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import sirv from "sirv";

interface StaticServer {
  origin: string;
  close: () => Promise<void>;
}

/**
 * Serves a built site like a good static host: precompressed, with the headers of its `_headers`, `/about` from `about/index.html` without
 * a redirect, `/about/` redirected to `/about`, and 404.html with status 404 for unknown paths.
 * @param port 0 takes any free port.
 */
export async function startStaticServer(
  siteDir: string,
  port = 0,
): Promise<StaticServer> {
  const notFoundPage = path.join(siteDir, "404.html");
  const headersOf = readHeadersFile(siteDir);
  const serveFile = sirv(siteDir, {
    // A rebuild changes the files while the site is served.
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    onNoMatch: (_request, response) => sendNotFound(response, notFoundPage),
  });
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const headers = [
      ["Cache-Control", "no-cache"],
      ...headersOf(readPort(request).pathname),
    ] as const;
    for (const [name, value] of headers) response.setHeader(name, value);
    if (moveToCanonicalPath(request, response)) return;
    // Hosts decode these too, sirv does not.
    request.url = request.url?.replace(
      /%(40|26|2B|2C|3B|3D)/gi,
      decodeURIComponent,
    );
    serveFile(request, response);
  };
  const server = createServer(answer);
  // Omits the Keep-Alive header, which hosts don't send and which would add to the size of every response.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });
  const { port: actualPort } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { origin: `http://127.0.0.1:${actualPort}`, close };
}

/** The headers that a site's `_headers` gives a URL, as Netlify reads it; none if there is no such file. */
function readHeadersFile(
  siteDir: string,
): (path: string) => Map<string, string> {
  const file = path.join(siteDir, "_headers");
  const blocks = existsSync(file)
    ? readFileSync(file, "utf8").trim().split("\n\n")
    : [];
  const rules = blocks.map((block) => {
    const [rule = "", ...lines] = block.split("\n");
    // `! Name` removes a header on Cloudflare. Netlify skips the line, and the value below replaces the previous one.
    const headers = lines.flatMap((line): [string, string][] => {
      const [, name = "", value = ""] = /^\s*(.+?): (.*)$/.exec(line) ?? [];
      return name ? [[name, value]] : [];
    });
    return { rule, headers };
  });
  const matches = (rule: string, path: string) =>
    rule.endsWith("*") ? path.startsWith(rule.slice(0, -1)) : path === rule;
  return (path) =>
    new Map(
      rules.flatMap(({ rule, headers }) =>
        matches(rule, path) ? headers : [],
      ),
    );
}

function moveToCanonicalPath(
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { pathname, search } = readPort(request);
  if (pathname === "/" || !pathname.endsWith("/")) return false;
  // One leading slash: "//host/" would redirect to another site.
  response
    .writeHead(301, {
      Location: `/${pathname.replace(/^\/+|\/+$/g, "")}${search}`,
    })
    .end();
  return true;
}

function readPort({ url }: IncomingMessage): URL {
  return new URL(url ?? "/", "http://localhost");
}

function sendNotFound(response: ServerResponse, page: string): void {
  const body = existsSync(page) ? readFileSync(page) : "Not found";
  response
    .writeHead(404, { "Content-Type": "text/html;charset=utf-8" })
    .end(body);
}
