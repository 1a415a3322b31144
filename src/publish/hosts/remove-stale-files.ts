import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { editorPath } from "../../lib/urls/routes";
import { forEachLimited, listNames } from "../../lib/files/list-files";

const reusedFolder = /^(static|page-data|_gatsby|~partytown)\//;
const pageFile = /\.(html|md|br|gz)$/;
const hashedScript = /-[0-9a-f]{8,}\.js(\.LICENSE\.txt)?$/;

/** What a build takes from an earlier one: pages, compressed files, and whatever has a hash of its content in its path. */
const reused = [reusedFolder, pageFile, hashedScript];

/** Removes what an earlier build copied from `static/` or wrote, and what Gatsby needs only before, such as webpack's figures. */
export async function removeStaleFiles(
  publicDir: string,
  staticDir = "static",
): Promise<void> {
  await rm(join(publicDir, editorPath, "index.html"), { force: true });
  const names = await listNames(publicDir);
  const isReused = (name: string) =>
    reused.some((pattern) => pattern.test(name));
  const stale = names.filter(
    (name) => !isReused(name) && !existsSync(join(staticDir, name)),
  );
  await forEachLimited(stale, (name) => rm(join(publicDir, name)));
  await removeLinks(publicDir);
}

/** Caddy would serve what they point to, such as files outside the site. */
async function removeLinks(folder: string): Promise<void> {
  const entries = await readdir(folder, {
    recursive: true,
    withFileTypes: true,
  });
  const links = entries.filter((entry) => entry.isSymbolicLink());
  await forEachLimited(links, ({ parentPath, name }) =>
    rm(join(parentPath, name)),
  );
}
