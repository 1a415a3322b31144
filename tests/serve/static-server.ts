import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import sirv from "sirv";
import { prepareServedFolder } from "./served-folder";

/** Files whose letters a browser would have to guess without a charset. */
const TEXT_TYPES: Readonly<Record<string, string>> = {
  ".md": "text/markdown; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "text/xml; charset=utf-8",
};

const HASHED_FILE = /^\/(static\/|[^/]+-[0-9a-f]{8,}\.(js|css)$)/;

export interface StaticServer {
  origin: string;
  /** Compresses all files now, as a host does when a site is published, instead of each when it is first asked for. */
  compressAll: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Serves a built site as a good static host does: compressed, cached by name, `/about` from `about/index.html` without a
 * redirect, `/about/` moved to `/about`, and 404.html with status 404 for everything unknown.
 * @param port 0 takes any free port.
 */
export async function startStaticServer(siteDir: string, port = 0): Promise<StaticServer> {
  const served = prepareServedFolder(siteDir);
  const notFoundPage = path.join(siteDir, "404.html");
  const serveFile = sirv(served.folder, {
    // It looks for files when they are asked for: compressed ones are added as it runs.
    dev: true,
    brotli: true,
    etag: true,
    setHeaders: (response, file) => {
      const type = TEXT_TYPES[path.extname(file)];
      if (type) response.setHeader("Content-Type", type);
      response.setHeader(
        "Cache-Control",
        HASHED_FILE.test(file) ? "public, max-age=31536000, immutable" : "no-cache",
      );
    },
    onNoMatch: (_request, response) => sendNotFound(response, notFoundPage),
  });
  const server = createServer((request, response) => {
    if (moveToCanonicalPath(request, response)) return;
    void served.compress(readAddress(request).pathname).finally(() => serveFile(request, response));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  }).catch((error: unknown) => {
    served.remove();
    throw error;
  });
  const { port: actualPort } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    served.remove();
  };
  return { origin: `http://127.0.0.1:${actualPort}`, compressAll: served.compressAll, close };
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
  response
    .writeHead(404, { "Content-Type": "text/html;charset=utf-8", "Cache-Control": "no-cache" })
    .end(body);
}
