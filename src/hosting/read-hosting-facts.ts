import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type HostingFacts, securityHeaders } from "./headers";
import { listFiles, toAddresses } from "./list-files";

/**
 * What a host was told of a site that is built.
 * @throws when there is no built site
 */
export async function readHostingFacts(publicDir: string): Promise<HostingFacts> {
  const redirects = await readFile(join(publicDir, "_redirects"), "utf8").catch(() => {
    throw new Error(`There is no built site in ${publicDir}. Build it first: npm run build`);
  });
  return {
    headers: securityHeaders,
    redirects: Object.fromEntries(
      redirects
        .trim()
        .split("\n")
        .map((line): [string, string] => {
          const [from = "", to = ""] = line.split(" ");
          return [from, to];
        }),
    ),
    files: toAddresses(publicDir, await listFiles(publicDir)),
  };
}
