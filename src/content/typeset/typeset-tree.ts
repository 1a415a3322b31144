import type { Node, Parent } from "unist";
import { groupThousands, replaceSymbols } from "./typeset";

type AnyNode = Node & Partial<Pick<Parent, "children">> & { tagName?: string; value?: string };

/** Inline nodes, by their names in both trees. */
const inline = /^(?:a|em|strong|del|span|mark|sub|sup|link|linkReference|emphasis|delete)$/;
const verbatim = /^(?:code|pre|kbd|samp|inlineCode|html)$/;
/** Never part of a text: the content check rejects it. */
const blockEnd = "\u2029";

/** A part of a block's text: words, or a placeholder for a node that is left unchanged. */
type Piece = AnyNode & { value: string };

/** Applies smart punctuation to a tree after its variables are filled in. Quotes may span bold text and links. */
export function typesetTree(root: Node): void {
  const pieces = collectPieces(root);
  for (const piece of pieces) piece.value = groupThousands(piece.value);
  const written = pieces.map(({ value }) => value).join("");
  const set = written.split(blockEnd).map(replaceSymbols).join(blockEnd);
  let start = 0;
  for (const piece of pieces) {
    piece.value = set.slice(start, (start += piece.value.length));
  }
}

function collectPieces(node: AnyNode): Piece[] {
  const name = node.tagName ?? node.type;
  if (verbatim.test(name)) return [{ type: "other", value: "x" }];
  if (node.type === "text") return [node as Piece];
  const pieces = (node.children ?? []).flatMap((child) => collectPieces(child));
  if (inline.test(name)) return pieces;
  const end = () => ({ type: "other", value: blockEnd });
  return [end(), ...pieces, end()];
}
