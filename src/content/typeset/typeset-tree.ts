import type { Node, Parent } from "unist";
import { groupThousands, setSigns } from "./typeset";

/** A node of Markdown's tree or of HTML's. */
type AnyNode = Node & Partial<Pick<Parent, "children">> & { tagName?: string; value?: string };

/** What runs on within a line, by its names in both trees. */
const inline = /^(?:a|em|strong|del|span|mark|sub|sup|link|linkReference|emphasis|delete)$/;
/** What is shown sign for sign. */
const verbatim = /^(?:code|pre|kbd|samp|inlineCode|html)$/;
/** No text holds it: the check of content refuses it. */
const blockEnd = "\u2029";

/** A part of the text between two blocks: words, or what stands for a node that is left as it is. */
type Piece = AnyNode & { value: string };

/** Sets the texts of a tree whose variables are filled in; a quote that begins before bold words or a link ends behind them. */
export function typesetTree(root: Node): void {
  const pieces = collectPieces(root);
  for (const piece of pieces) piece.value = groupThousands(piece.value);
  const written = pieces.map(({ value }) => value).join("");
  const set = written.split(blockEnd).map(setSigns).join(blockEnd);
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
