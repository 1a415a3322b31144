import { rehype } from "rehype";
import rehypeRemark from "rehype-remark";
import { remark } from "remark";
import gfm from "remark-gfm";
import type { Root } from "hast";
import { stringify } from "yaml";
import { buildElement, makeLinksAbsolute, parseFragment } from "../html/html-tree";
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
