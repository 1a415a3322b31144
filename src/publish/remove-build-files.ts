import { rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * What Gatsby leaves for itself, or for what the site has not: the scripts that it stitches into pages, which files each template
 * has, and Partytown. Every build writes them anew before it reads them; without the first, the next one stitches all pages again.
 */
const buildFiles = ["_gatsby", "chunk-map.json", "webpack.stats.json", "~partytown"];

/** Takes out of the finished site what no visitor asks for. */
export async function removeBuildFiles(publicDir: string): Promise<void> {
  await Promise.all(
    buildFiles.map((name) => rm(join(publicDir, name), { recursive: true, force: true })),
  );
}
