import toMdast from "hast-util-to-mdast";
import remark from "remark";
import gfm from "remark-gfm";
import { stringify } from "yaml";
import { makeLinksAbsolute } from "../html/absolute-links";
import { parseFragment, toElement } from "../html/html-tree";
import type { BuiltPage } from "../html/read-pages";
import { prepareTree } from "./prepare-tree";

const processor = remark()
  .use(gfm, { tableCellPadding: true, tablePipeAlign: false })
  .use({
    settings: { bullet: "-", emphasis: "_", rule: "-", listItemIndent: "one", fences: true },
  });

/** A page as Markdown, under front matter that says what it is and where it stands. */
export function toMarkdown({
  title,
  description,
  url,
  main,
}: Pick<BuiltPage, "title" | "description" | "url" | "main">): string {
  const tree = prepareTree(toElement("div", parseFragment(main)));
  makeLinksAbsolute([tree], url);
  const body = processor.stringify(toMdast({ type: "root", children: [tree] }, { document: true }));
  return `---\n${stringify({ title, description, url }, { lineWidth: 0 })}---\n\n${body}`;
}
