import type { Element, Root, Text } from "hast";
import visit from "unist-util-visit";

/** Names the way back from a footnote in words: Markdown writes an arrow, which says nothing aloud. */
export function nameWaysBack(root: Root, label: string): void {
  visit<Element>(root, { tagName: "a" }, (link, index, parent) => {
    const [, note] = /^#fnref-(.+)$/.exec(String(link.properties?.["href"])) ?? [];
    if (note === undefined || !parent) return undefined;
    link.children = [{ type: "text", value: `${label} ${note}` }];
    const space: Text = { type: "text", value: " " };
    parent.children.splice(index, 0, space);
    return index + 2;
  });
}
