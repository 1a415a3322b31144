import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { editorPath } from "../../lib/urls/routes";
import { forEachLimited } from "../../lib/files/list-files";

// Hidden files in them are what a stopped build has not completed.
const reusedFolder = /^(static|page-data|_gatsby|~partytown)\/(?!(.*\/)?\.)/;
const pageFile = /\.(html|br|gz)$/;
const hashedScript = /-[0-9a-f]{8,}\.js(\.LICENSE\.txt)?$/;

/** What a build takes from an earlier one: pages, compressed files, and whatever has a hash of its content in its path. */
const reused = [reusedFolder, pageFile, hashedScript];

/**
 * Removes what an earlier build copied from `static/` or wrote, and what Gatsby needs only before, such as webpack's figures. Also links:
 * Caddy would serve what they point to, such as files outside the site.
 */
export async function removeStaleFiles(
  publicDir: string,
  staticDir = "static",
): Promise<void> {
  await rm(join(publicDir, editorPath, "index.html"), { force: true });
  const isReused = (name: string) =>
    existsSync(join(staticDir, name)) ||
    reused.some((pattern) => pattern.test(name));
  const entries = await readdir(publicDir, {
    recursive: true,
    withFileTypes: true,
  });
  await forEachLimited(entries, async (entry) => {
    const path = join(entry.parentPath, entry.name);
    const name = relative(publicDir, path).split(sep).join("/");
    const isStale = entry.isFile() && !isReused(name);
    if (isStale || entry.isSymbolicLink()) await rm(path);
  });
}
