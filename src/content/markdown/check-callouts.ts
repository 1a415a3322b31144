import type { Blockquote, Paragraph, Root } from "mdast";
import { suggestHint } from "../problems/suggest";
import { type Problem, at } from "../problems/problem";
import { nodesOf, wordsOf } from "./markdown";

/** The kinds of passage that stand out of a text; each has its own word in content/ui-labels.yaml. */
export const calloutKinds = ["NOTE", "TIP", "CAUTION"] as const;

/** The kind that the first words of a quotation name, as `[!TIP]` does, and what is behind it. */
export function readCalloutMarker(words: string): { kind: string; rest: string } | undefined {
  const [written = "", kind] = /^\[!([^\]\n]*)\]\s*/.exec(words) ?? [];
  return kind === undefined ? undefined : { kind, rest: words.slice(written.length) };
}

/** A marker of a known kind with one of its signs missing or a space too many: `[TIP]`, `[! TIP]`, `!TIP`. */
const almostMarker = new RegExp(
  `^(?:\\[\\s*!?\\s*(${calloutKinds.join("|")})\\s*\\]|\\[?!(${calloutKinds.join("|")})\\b)`,
  "i",
);

/** A callout names a kind that exists, stands in a quotation, and has words. */
export function checkCallouts(root: Root): Problem[] {
  const quotations = nodesOf(root, "blockquote");
  const quoted = new Set<unknown>(quotations.flatMap(({ children }) => children));
  const outside = nodesOf(root, "paragraph").flatMap((node) => {
    const kind = quoted.has(node) ? undefined : readCalloutMarker(startOf(node))?.kind;
    if (kind === undefined) return [];
    const hint = `begin each of its lines with >: > [!${kind}]`;
    return [at(node, { what: `[!${kind}] stands outside a quotation`, hint })];
  });
  return [...quotations.flatMap(checkQuotation), ...outside];
}

function checkQuotation(node: Blockquote): Problem[] {
  const [first] = node.children;
  const kind = first?.type === "paragraph" ? readCalloutMarker(startOf(first))?.kind : undefined;
  if (kind === undefined) return checkLines(node);
  if (!calloutKinds.some((known) => known === kind)) {
    const what = `[!${kind}] is not a known kind of passage`;
    return [at(node, { what, hint: suggestHint(kind, calloutKinds) })];
  }
  const hint = "write the words on the next line, also after >";
  if (first && /^\[![^\]\n]*\][ \t]*\S/.test(wordsOf(first))) {
    return [at(node, { what: `the words of [!${kind}] begin in its line`, hint })];
  }
  if (wordsOf(node).trim() !== `[!${kind}]`) return [];
  return [at(node, { what: `the passage [!${kind}] has no words`, hint })];
}

/** A quotation whose marker is malformed, or stands below its first line, shows it to readers as it is. */
function checkLines(node: Blockquote): Problem[] {
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
    const what = isFirst
      ? `"${written}" marks no passage`
      : `"${written}" stands below the first line of its quotation`;
    const hint = isFirst ? `write [!${kind}]` : `write > [!${kind}] above the other lines`;
    return [at(node, { what, hint })];
  });
}

function startOf({ children: [first] }: Paragraph): string {
  return first?.type === "text" ? first.value : "";
}
