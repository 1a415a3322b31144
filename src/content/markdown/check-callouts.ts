import type { Blockquote, Paragraph, Root } from "mdast";
import { type Issue, at, createIssue, suggestHint } from "../issues";
import { nodesOf, wordsOf } from "./markdown";

/** The kinds of callout; content/ui-labels.yaml has a label for each. */
export const calloutKinds = ["NOTE", "TIP", "CAUTION"] as const;

/** The kind in a quotation's first words, such as `[!TIP]`, and the text after it. */
export function readCalloutMarker(words: string): { kind: string; rest: string } | undefined {
  const [written = "", kind] = /^\[!([^\]\n]*)\]\s*/.exec(words) ?? [];
  return kind === undefined ? undefined : { kind, rest: words.slice(written.length) };
}

/** A marker of a known kind with a missing character or an extra space: `[TIP]`, `[! TIP]`, `!TIP`. */
const almostMarker = new RegExp(
  `^(?:\\[\\s*!?\\s*(${calloutKinds.join("|")})\\s*\\]|\\[?!(${calloutKinds.join("|")})\\b)`,
  "i",
);

/** A callout must be a quotation with a known kind and a text. */
export function checkCallouts(root: Root): Issue[] {
  const quotations = nodesOf(root, "blockquote");
  const quoted = new Set<unknown>(quotations.flatMap(({ children }) => children));
  const outside = nodesOf(root, "paragraph").flatMap((node) => {
    const kind = quoted.has(node) ? undefined : readCalloutMarker(startOf(node))?.kind;
    if (kind === undefined) return [];
    const hint = `start each of its lines with >: > [!${kind}]`;
    return [at(node, explainCallout(`[!${kind}]`, "is outside a blockquote", hint))];
  });
  return [...quotations.flatMap(checkQuotation), ...outside];
}

function checkQuotation(node: Blockquote): Issue[] {
  const [first] = node.children;
  const kind = first?.type === "paragraph" ? readCalloutMarker(startOf(first))?.kind : undefined;
  if (kind === undefined) return checkLines(node);
  if (!calloutKinds.some((known) => known === kind)) {
    const hint = suggestHint(kind, calloutKinds);
    return [at(node, explainCallout(`[!${kind}]`, "is not a known type of callout", hint))];
  }
  const hint = "write the text on the next line, also after >";
  if (first && /^\[![^\]\n]*\][ \t]*\S/.test(wordsOf(first))) {
    return [at(node, explainCallout(`[!${kind}]`, "has text on the same line", hint))];
  }
  if (wordsOf(node).trim() !== `[!${kind}]`) return [];
  return [at(node, explainCallout(`[!${kind}]`, "has no text", hint))];
}

function explainCallout(text: string, reason: string, hint: string): Issue {
  return createIssue("malformed-callout", text, reason, hint);
}

/** Reports a quotation whose marker is malformed or not on the first line, since readers would see it. */
function checkLines(node: Blockquote): Issue[] {
  const lines = node.children.flatMap((child, block) =>
    child.type === "paragraph"
      ? startOf(child)
          .split("\n")
          .map((line, row) => ({ line, isFirst: block === 0 && row === 0 }))
      : [],
  );
  return lines.flatMap(({ line, isFirst }) => {
    const [written, first, second] = almostMarker.exec(line) ?? [];
    const kind = (first ?? second)?.toUpperCase();
    if (written === undefined || kind === undefined) return [];
    const reason = isFirst ? "is not a callout" : "is below the first line of its blockquote";
    const hint = isFirst ? `write [!${kind}]` : `write > [!${kind}] above the other lines`;
    return [at(node, explainCallout(written, reason, hint))];
  });
}

function startOf({ children: [first] }: Paragraph): string {
  return first?.type === "text" ? first.value : "";
}
