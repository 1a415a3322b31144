import { existsSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";

/** What Gatsby stitches into pages. A build that finds it changed or missing stitches and writes all of them anew. */
const slices = "_gatsby";

/** Gatsby's list of files for each template, and Partytown, which the site doesn't use: every build writes them before it reads them. */
const leftovers = ["chunk-map.json", "webpack.stats.json", "~partytown"];

/**
 * Takes out of the finished site what Gatsby keeps there for itself: no visitor asks for it.
 * @param keptDir where the next build finds what it needs of it
 */
export async function takeBuildFiles(publicDir: string, keptDir: string): Promise<void> {
  await move(join(publicDir, slices), join(keptDir, slices));
  await Promise.all(leftovers.map((name) => remove(join(publicDir, name))));
}

/** Puts back what the last build took out, if there was one. */
export async function returnBuildFiles(publicDir: string, keptDir: string): Promise<void> {
  await move(join(keptDir, slices), join(publicDir, slices));
}

/** Between two disks as well, as a container may have them, which renaming can't do. */
async function move(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  await cp(from, to, { recursive: true });
  await remove(from);
}

async function remove(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true });
}
