import type { Code, InlineCode, Root, Text } from "mdast";
import type { Processor } from "unified";
import visit from "unist-util-visit";

/** A place in the text that is read; the parser cuts it into chunks, a line end being one of its own without letters. */
interface Point {
  _index: number;
  _bufferIndex: number;
}

/** What the parser offers to the functions that make its tree. */
interface TreeMaker {
  stack: Text[];
  sliceSerialize: (range: { start: Point; end: Point }) => string;
}

/** Between the backslash of an escape and the sign that it saves. A line end after it is a hard break. */
function keepBackslash(this: TreeMaker, { end }: { end: Point }): void {
  if (end._bufferIndex < 0) return;
  const next = { start: end, end: { ...end, _bufferIndex: end._bufferIndex + 3 } };
  const text = this.stack.at(-1);
  if (text && /^\{\\?\{/.test(this.sliceSerialize(next))) text.value += "\\";
}

/**
 * Keeps the backslash of `\{{`, that of every other escape being gone from a tree: `fillVariables` takes it
 * away, and would fill in what follows without it.
 */
export function keepEscapedBraces(this: Processor): void {
  // The plugins of the dialect have put theirs there before.
  const known = this.data("fromMarkdownExtensions") as unknown[];
  this.data("fromMarkdownExtensions", [...known, { exit: { escapeMarker: keepBackslash } }]);
}

/** Code shows its braces: in the tree they are escaped, as those of prose are that stand for themselves. */
export function escapeCode(root: Root): Root {
  visit<Code | InlineCode>(root, ["code", "inlineCode"], (node) => {
    node.value = node.value.replaceAll("{{", "\\{{");
  });
  return root;
}

/** The text with spaces in place of its code, so that places stay where they are. */
export function withoutCode(root: Root, text: string): string {
  if (!/`|~~~| {4}|\t/.test(text)) return text;
  const parts: string[] = [];
  let end = 0;
  visit<Code | InlineCode>(root, ["code", "inlineCode"], ({ position }) => {
    const [from, to] = [position?.start.offset ?? end, position?.end.offset ?? end];
    if (from < end) return;
    parts.push(text.slice(end, from), text.slice(from, to).replace(/[^\n]/g, " "));
    end = to;
  });
  return [...parts, text.slice(end)].join("");
}
