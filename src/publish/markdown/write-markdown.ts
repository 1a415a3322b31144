import { mkdir, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { listFiles } from "../../hosting/list-files";
import { toMarkdownVersion } from "../../site/urls/routes";
import { toMarkdown } from "./to-markdown";
import type { BuiltPage } from "../html/read-pages";

const hashedFolder = "static";

/**
 * Writes the Markdown version of every page. `public/` keeps the files of earlier builds: Markdown versions whose page is
 * gone, or is a draft again, are removed.
 * @param staticDir the folder whose files are served as they are; its own Markdown stays.
 */
export async function writeMarkdownVersions(
  pages: readonly BuiltPage[],
  publicDir: string,
  staticDir = "static",
): Promise<void> {
  const versions = new Map(pages.map((page) => [toMarkdownVersion(page.path).slice(1), page]));
  for (const name of await findMarkdown(publicDir)) {
    if (!versions.has(name) && (await readTime(join(staticDir, name))) === 0)
      await rm(join(publicDir, name));
  }
  for (const [name, page] of versions) {
    const file = join(publicDir, name);
    // A page that was not written anew has its Markdown version from an earlier build.
    if ((await readTime(file)) > page.writtenAt) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, toMarkdown(page));
  }
}

async function findMarkdown(publicDir: string): Promise<string[]> {
  const files = await listFiles(publicDir);
  return files
    .filter((path) => path.endsWith(".md"))
    .map((path) => relative(publicDir, path))
    .filter((name) => !name.startsWith(`${hashedFolder}/`));
}

async function readTime(file: string): Promise<number> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}
