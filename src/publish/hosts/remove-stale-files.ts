import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { forEachLimited, listEntries } from "../../lib/files/list-files";

// Hidden files in them are what a stopped build has not completed, and compressed ones are written again.
const reusedFolder =
  /^(static|page-data|_gatsby|~partytown)\/(?!(.*\/)?\.)(?!.*\.(br|gz)$)/;
/** The names of a build's scripts; webpack itself removes those of earlier builds. */
export const hashedScript = /-[0-9a-f]{8,}\.js(\.LICENSE\.txt)?$/;

/** What a build takes from an earlier one, besides pages: whatever has a hash of its content in its path. */
const reused = [reusedFolder, hashedScript];

/**
 * Removes what an earlier build copied from `static/` or wrote, such as the page of a former redirect, and what Gatsby needs only before,
 * such as webpack's figures. Also links: a host would serve what they point to, such as files outside the site.
 */
export async function removeStaleFiles(
  publicDir: string,
  staticDir = "static",
): Promise<void> {
  const isReused = async (name: string) =>
    existsSync(join(staticDir, name)) ||
    reused.some((pattern) => pattern.test(name)) ||
    (name.endsWith(".html") && (await isPage(join(publicDir, name))));
  await forEachLimited(
    await listEntries(publicDir),
    async ({ entry, path }) => {
      const isStale = entry.isFile() && !(await isReused(path));
      if (isStale || entry.isSymbolicLink()) await rm(join(publicDir, path));
    },
  );
}

/** Whether Gatsby wrote a file: its template gives each page this element. */
async function isPage(file: string): Promise<boolean> {
  return (await readFile(file, "utf8")).includes('id="___gatsby"');
}
