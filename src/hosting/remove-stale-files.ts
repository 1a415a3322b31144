import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join, relative } from "node:path";
import { editorPath } from "../site/urls/routes";
import { forEachLimited, listFiles } from "./list-files";

/** What a build takes from an earlier one: pages, compressed files, and whatever has a hash of its content in its path. */
const reused =
  /^(static|page-data|_gatsby|~partytown)[\\/]|\.(html|md|br|gz)$|-[0-9a-f]{8,}\.js(\.LICENSE\.txt)?$/;

/** Removes files that an earlier build copied from `static/` or wrote, before this build writes its own. */
export async function removeStaleFiles(publicDir: string, staticDir = "static"): Promise<void> {
  await rm(join(publicDir, editorPath, "index.html"), { force: true });
  const names = (await listFiles(publicDir)).map((file) => relative(publicDir, file));
  const stale = names.filter((name) => !reused.test(name) && !existsSync(join(staticDir, name)));
  await forEachLimited(stale, (name) => rm(join(publicDir, name)));
}
