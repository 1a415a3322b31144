declare module "hast-util-to-mdast" {
  import type { Root as HtmlRoot } from "hast";
  import type { Root } from "mdast";

  /** The Markdown tree of an HTML tree; `document` puts loose words into paragraphs. */
  export default function toMdast(tree: HtmlRoot, options?: { document?: boolean }): Root;
}
