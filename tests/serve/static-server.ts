import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import sirv from "sirv";

export interface StaticServer {
  origin: string;
  close: () => Promise<void>;
}

/**
 * Serves a built site as a good static host does: compressed as it was built, with the headers of its `_headers`, `/about` from
 * `about/index.html` without a redirect, `/about/` moved to `/about`, and 404.html with status 404 for everything unknown.
 * @param port 0 takes any free port.
 */
export async function startStaticServer(siteDir: string, port = 0): Promise<StaticServer> {
  const notFoundPage = path.join(siteDir, "404.html");
  const headersOf = readHeadersFile(siteDir);
  const serveFile = sirv(siteDir, {
    // A site that is built anew while it is served has other files.
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    onNoMatch: (_request, response) => sendNotFound(response, notFoundPage),
  });
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const headers = [
      ["Cache-Control", "no-cache"],
      ...headersOf(readAddress(request).pathname),
    ] as const;
    for (const [name, value] of headers) response.setHeader(name, value);
    if (!moveToCanonicalPath(request, response)) serveFile(request, response);
  };
  const server = createServer(answer);
  // Hosts say nothing of how long they keep a connection, and here it would count as part of every answer.
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

/** Which headers a site's `_headers` gives an address, as Netlify reads it; none where a folder has no such file. */
function readHeadersFile(siteDir: string): (address: string) => Map<string, string> {
  const file = path.join(siteDir, "_headers");
  const blocks = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n\n") : [];
  const rules = blocks.map((block) => {
    const [rule = "", ...lines] = block.split("\n");
    // `! Name` removes a header on Cloudflare. Netlify skips the line, and the value below it replaces the one before.
    const headers = lines.flatMap((line): [string, string][] => {
      const [, name = "", value = ""] = /^\s*(.+?): (.*)$/.exec(line) ?? [];
      return name ? [[name, value]] : [];
    });
    return { rule, headers };
  });
  const matches = (rule: string, address: string) =>
    rule.endsWith("*") ? address.startsWith(rule.slice(0, -1)) : address === rule;
  return (address) =>
    new Map(rules.flatMap(({ rule, headers }) => (matches(rule, address) ? headers : [])));
}

function moveToCanonicalPath(request: IncomingMessage, response: ServerResponse): boolean {
  const { pathname, search } = readAddress(request);
  if (pathname === "/" || !pathname.endsWith("/")) return false;
  // A single leading slash: "//host/" would otherwise become a redirect to another site.
  response.writeHead(301, { Location: `/${pathname.replace(/^\/+|\/+$/g, "")}${search}` }).end();
  return true;
}

function readAddress({ url }: IncomingMessage): URL {
  return new URL(url ?? "/", "http://localhost");
}

function sendNotFound(response: ServerResponse, page: string): void {
  const body = existsSync(page) ? readFileSync(page) : "Not found";
  response.writeHead(404, { "Content-Type": "text/html;charset=utf-8" }).end(body);
}
