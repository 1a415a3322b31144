import { rename, rm, rmdir } from "node:fs/promises";
import { dirname } from "node:path";
import { listFiles } from "./list-files";

/**
 * Makes `about.html` of `about/index.html`, which Pages-like hosts serve as `/about`; from a folder they would serve `/about/`. They
 * compress by themselves, so the compressed files go.
 * @param siteDir a copy of the built site
 * @returns how many pages there are
 */
export async function flattenSite(siteDir: string): Promise<number> {
  const files = await listFiles(siteDir);
  const [packed, plain] = [/\.(br|gz)$/, /\/index\.html$/].map((ending) =>
    files.filter((file) => ending.test(file)),
  );
  await Promise.all((packed ?? []).map((file) => rm(file)));
  // The not-found page has its file at the root already.
  const pages = (plain ?? []).filter(
    (file) => dirname(file) !== siteDir && !files.includes(`${dirname(file)}.html`),
  );
  for (const page of pages) {
    await rename(page, `${dirname(page)}.html`);
    // Others lie in it where it is the beginning of further addresses.
    await rmdir(dirname(page)).catch(() => undefined);
  }
  return pages.length + 1;
}
