import { rename, rm, rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { listFiles } from "../../lib/files/list-files";

/** Moves `about/index.html` to `about.html` in a copy of the site, for hosts that add a slash to folders. Returns the number of pages. */
export async function flattenSite(siteDir: string): Promise<number> {
  // For the next build only.
  await rm(join(siteDir, "_gatsby"), { recursive: true, force: true });
  const files = await listFiles(siteDir);
  const compressed = files.filter((file) => /\.(br|gz)$/.test(file));
  await Promise.all(compressed.map((file) => rm(file)));
  const folders = files
    .filter((file) => file.endsWith("/index.html"))
    .map(dirname);
  // The not-found page is a file at the root already.
  const pages = folders.filter(
    (each) => each !== siteDir && !files.includes(`${each}.html`),
  );
  for (const page of pages) {
    await rename(`${page}/index.html`, `${page}.html`);
    // Fails if the folder contains subpages.
    await rmdir(page).catch(() => undefined);
  }
  return pages.length + 1;
}
