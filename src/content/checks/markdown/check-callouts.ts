import type { Blockquote, Paragraph, Root } from "mdast";
import { type Issue, at, createIssue, suggestHint } from "../../issues";
import { nodesOf, wordsOf } from "../../markdown/markdown";

/** The kinds of callout; content/ui-labels.yaml has a label for each. */
export const calloutKinds = ["NOTE", "TIP", "CAUTION"] as const;

/** The kind in a quotation's first words, such as `[!TIP]`, and the text after it. */
export function readCalloutMarker(
  words: string,
): { kind: string; rest: string } | undefined {
  const [written = "", kind] = /^\[!([^\]\n]*)\]\s*/.exec(words) ?? [];
  return kind === undefined
    ? undefined
    : { kind, rest: words.slice(written.length) };
}

/** A marker of a known kind with a missing character or an extra space: `[TIP]`, `[!TIP`, `!TIP`. */
const almostMarker = /^(?:\[? ?! ?|\[ ?(?=\w+ ?\]))([a-z]+)\b( ?\])?/i;

/** A callout must be a quotation with a known kind and a text. */
export function checkCallouts(root: Root): Issue[] {
  const quotations = nodesOf(root, "blockquote");
  const quoted = new Set<unknown>(
    quotations.flatMap(({ children }) => children),
  );
  const outside = nodesOf(root, "paragraph").flatMap((node) => {
    const kind = quoted.has(node)
      ? undefined
      : readCalloutMarker(startOf(node))?.kind;
    const hint = `start each of its lines with >: > [!${String(kind)}]`;
    return kind === undefined
      ? []
      : refuse(node, `[!${kind}]`, "is outside a blockquote", hint);
  });
  return [...quotations.flatMap(checkQuotation), ...outside];
}

function checkQuotation(node: Blockquote): Issue[] {
  const [first] = node.children;
  const kind =
    first?.type === "paragraph"
      ? readCalloutMarker(startOf(first))?.kind
      : undefined;
  if (kind === undefined) return checkLines(node);
  const marker = `[!${kind}]`;
  if (!calloutKinds.some((known) => known === kind))
    return refuse(
      node,
      marker,
      "is not a known type of callout",
      suggestHint(kind, calloutKinds),
    );
  const hint = "write the text on the next line, also after >";
  if (first && /^\[![^\]\n]*\][ \t]*\S/.test(wordsOf(first)))
    return refuse(node, marker, "has text on the same line", hint);
  return wordsOf(node).trim() === marker
    ? refuse(node, marker, "has no text", hint)
    : [];
}

const refuse = (
  node: Blockquote | Paragraph,
  text: string,
  reason: string,
  hint: string,
) => [at(node, createIssue("malformed-callout", `"${text}" ${reason}`, hint))];

/** Reports a quotation whose marker is malformed or not on the first line, since readers would see it. */
function checkLines(node: Blockquote): Issue[] {
  const paragraphs = node.children.map((child) =>
    child.type === "paragraph" ? startOf(child) : "",
  );
  const lines = paragraphs.join("\n").split("\n");
  return lines.flatMap((line) => {
    const [written = "", word = ""] = almostMarker.exec(line) ?? [];
    const kind = calloutKinds.find((known) => known === word.toUpperCase());
    if (kind === undefined) return [];
    const hint = `write > [!${kind}] above the other lines`;
    return refuse(node, written, "is not read as a callout", hint);
  });
}

function startOf({ children: [first] }: Paragraph): string {
  return first?.type === "text" ? first.value : "";
}
