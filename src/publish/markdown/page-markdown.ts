import { rehype } from "rehype";
import rehypeRemark from "rehype-remark";
import { remark } from "remark";
import gfm from "remark-gfm";
import type { Root } from "hast";
import { stringify } from "yaml";
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

/** A page as Markdown, with its title, description, and URL as front matter. */
export function renderPageAsMarkdown(
  page: Pick<BuiltPage, "title" | "description" | "url" | "main">,
) {
  const { title, description, url, main } = page;
  const tree = prepareTree(buildElement("div", parseFragment(main)));
  makeLinksAbsolute([tree], url);
  const root: Root = { type: "root", children: [tree] };
  const body = writer.stringify(parseTree.runSync(root));
  return `---\n${stringify({ title, description, url }, { lineWidth: 0 })}---\n\n${body}`;
}

/** Writes the Markdown version of every page. */
export async function writeMarkdownVersions(
  pages: readonly BuiltPage[],
  publicDir: string,
): Promise<void> {
  for (const page of pages)
    await writeFiles(publicDir, {
      [markdownPath(page.path)]: renderPageAsMarkdown(page),
    });
}
