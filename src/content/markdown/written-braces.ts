import type { Root } from "mdast";
import { visit } from "unist-util-visit";

/** Code shows its braces: in the tree they are escaped, as those of prose are that stand for themselves. */
export function escapeCode(root: Root): Root {
  visit(root, (node) => {
    if (node.type === "code" || node.type === "inlineCode")
      node.value = node.value.replaceAll("{{", "\\{{");
  });
  return root;
}

/** The text with spaces in place of its code, so that places stay where they are. */
export function withoutCode(root: Root, text: string): string {
  if (!/`|~~~| {4}|\t/.test(text)) return text;
  const parts: string[] = [];
  let end = 0;
  visit(root, ["code", "inlineCode"], ({ position }) => {
    const [from, to] = [position?.start.offset ?? end, position?.end.offset ?? end];
    if (from < end) return;
    parts.push(text.slice(end, from), text.slice(from, to).replace(/[^\n]/g, " "));
    end = to;
  });
  return [...parts, text.slice(end)].join("");
}
