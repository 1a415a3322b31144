import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compressFiles } from "./compress-files";
import { toCaddyFiles } from "./caddy-files";
import { securityHeaders } from "./headers";
import type { HostingFacts } from "./hosting-facts";
import { listFiles, toAddresses } from "./list-files";
import { toNginxFiles } from "./nginx-files";
import { toHeadersFile, toRedirectsFile } from "./pages-files";

/**
 * Tells every kind of host the same, each in its own words.
 * @param publicDir gets `_headers` and `_redirects`
 * @param hostingDir gets what the servers' own files there include
 */
export async function writeHosting(
  redirects: HostingFacts["redirects"],
  publicDir: string,
  hostingDir: string,
): Promise<void> {
  const paths = await listFiles(publicDir);
  const files = toAddresses(publicDir, paths);
  const facts: HostingFacts = { headers: securityHeaders, redirects, files };
  await writeAll(publicDir, {
    _headers: toHeadersFile(facts),
    _redirects: toRedirectsFile(facts),
  });
  await writeAll(hostingDir, { ...toNginxFiles(facts), ...toCaddyFiles(facts) });
  await compressFiles(paths);
}

async function writeAll(folder: string, texts: Record<string, string>): Promise<void> {
  await mkdir(folder, { recursive: true });
  const written = Object.entries(texts).map(([name, text]) => writeFile(join(folder, name), text));
  await Promise.all(written);
}
