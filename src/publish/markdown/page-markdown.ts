import { existsSync } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { rehype } from "rehype";
import rehypeRemark from "rehype-remark";
import { remark } from "remark";
import gfm from "remark-gfm";
import type { Root } from "hast";
import { stringify } from "yaml";
import { listFiles, listNames } from "../../lib/files/list-files";
import { writeFiles } from "../../lib/files/write-files";
import { markdownPath } from "../../lib/urls/routes";
import {
  buildElement,
  makeLinksAbsolute,
  parseFragment,
} from "../../lib/html/html-tree";
import type { BuiltPage } from "../html/read-pages";
import { prepareTree } from "./prepare-tree";

const parseTree = rehype().use(rehypeRemark).freeze();
const writer = remark()
  .use(gfm, { tableCellPadding: true, tablePipeAlign: false })
  .use({ settings: { bullet: "-", emphasis: "_", rule: "-" } });

export function writeMarkdown(html: Root): string {
  return writer.stringify(parseTree.runSync(html));
}

/** A page as Markdown, with its title, description, and URL as front matter. */
export function renderPageAsMarkdown(
  page: Pick<BuiltPage, "title" | "description" | "url" | "main">,
) {
  const { title, description, url, main } = page;
  const tree = prepareTree(buildElement("div", parseFragment(main)));
  makeLinksAbsolute([tree], url);
  const body = writeMarkdown({ type: "root", children: [tree] });
  return `---\n${stringify({ title, description, url }, { lineWidth: 0 })}---\n\n${body}`;
}

/** Writes the Markdown version of every page, and removes versions of pages that are gone or drafts again. */
export async function writeMarkdownVersions(
  pages: readonly BuiltPage[],
  publicDir: string,
  staticDir = "static",
): Promise<void> {
  const versions = new Map(
    pages.map((page) => [markdownPath(page.path).slice(1), page]),
  );
  const files = await listNames(publicDir);
  // Markdown files in static/ are not versions of pages.
  const written = files.filter(
    (name) => name.endsWith(".md") && !name.startsWith("static/"),
  );
  for (const name of written) {
    const isOwn = existsSync(join(staticDir, name));
    if (!versions.has(name) && !isOwn) await rm(join(publicDir, name));
  }
  const code = await listFiles("src/publish");
  const codeStats = await Promise.all(code.map((file) => stat(file)));
  const codeSavedAt = Math.max(...codeStats.map(({ mtimeMs }) => mtimeMs));
  for (const [name, page] of versions) {
    const version = await stat(join(publicDir, name)).catch(() => undefined);
    // Neither the page nor this code has changed since its Markdown version was written.
    if (version && version.mtimeMs > Math.max(page.writtenAt, codeSavedAt))
      continue;
    await writeFiles(publicDir, { [name]: renderPageAsMarkdown(page) });
  }
}
