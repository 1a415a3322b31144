import type { Root } from "mdast";
import type { Extension } from "mdast-util-from-markdown";
import { visit } from "unist-util-visit";

/**
 * Keeps the backslash of `\{{`, that of every other escape being gone from a tree: `fillVariables` removes it, and would
 * fill in what follows without it.
 */
export const keepEscapedBraces: Extension = {
  exit: {
    escapeMarker({ end }) {
      const next = { start: end, end: { ...end, _bufferIndex: end._bufferIndex + 3 } };
      const text = this.stack.at(-1);
      if (text?.type === "text" && /^\{\\?\{/.test(this.sliceSerialize(next))) text.value += "\\";
    },
  },
};

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
