import type { Blockquote, Paragraph, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { suggestHint } from "../problems/suggest";
import { at } from "../problems/problem";
import type { Problem } from "../problems/problem";

/** The kinds of passage that stand out of a text; each has its own word in content/ui-labels.yaml. */
export const calloutKinds = ["NOTE", "TIP", "CAUTION"] as const;

const marker = /^\[!([^\]\n]*)\]\s*/;

/** The kind that the first words of a quotation name, as `[!TIP]` does, and what stands behind it. */
export function readCalloutMarker(words: string): { kind: string; rest: string } | undefined {
  const [written, kind] = marker.exec(words) ?? [];
  return written === undefined || kind === undefined
    ? undefined
    : { kind, rest: words.slice(written.length) };
}

/** The kind that a quotation names in its first line, as in `> [!TIP]`; `undefined` for a quotation proper. */
export function readCalloutKind(quotation: Blockquote): string | undefined {
  const [first] = quotation.children;
  return first?.type === "paragraph" ? readCalloutMarker(startOf(first))?.kind : undefined;
}

/** A marker of a known kind with one of its signs missing or a space too many: `[TIP]`, `[! TIP]`, `!TIP`. */
const almostMarker = new RegExp(
  `^(?:\\[\\s*!?\\s*(${calloutKinds.join("|")})\\s*\\]|\\[?!(${calloutKinds.join("|")})\\b)`,
  "i",
);

/** A callout names a kind that exists, stands in a quotation, and has words. */
export function checkCallouts(root: Root): Problem[] {
  const problems: Problem[] = [];
  visit(root, (node, _index, parent) => {
    if (node.type === "blockquote") problems.push(...checkQuotation(node));
    if (node.type !== "paragraph" || parent?.type === "blockquote") return;
    const marker = readCalloutMarker(startOf(node));
    if (marker === undefined) return;
    const hint = `begin each of its lines with >: > [!${marker.kind}]`;
    problems.push(at(node, { what: `[!${marker.kind}] stands outside a quotation`, hint }));
  });
  return problems;
}

function checkQuotation(node: Blockquote): Problem[] {
  const kind = readCalloutKind(node);
  if (kind === undefined) return checkLines(node);
  if (!calloutKinds.some((known) => known === kind)) {
    const what = `[!${kind}] is not a known kind of passage`;
    return [at(node, { what, hint: suggestHint(kind, calloutKinds) })];
  }
  const hint = "write the words on the next line, also after >";
  if (hasWordsInFirstLine(node)) {
    return [at(node, { what: `the words of [!${kind}] begin in its line`, hint })];
  }
  if (toString(node).trim() !== `[!${kind}]`) return [];
  return [at(node, { what: `the passage [!${kind}] has no words`, hint })];
}

/** A quotation whose marker is malformed, or stands below its first line, shows it to readers as it is. */
function checkLines(node: Blockquote): Problem[] {
  return node.children.flatMap((child, block) => {
    if (child.type !== "paragraph") return [];
    return startOf(child)
      .split("\n")
      .flatMap((line, row) => {
        const [written, first, second] = almostMarker.exec(line) ?? [];
        const kind = (first ?? second)?.toUpperCase();
        if (written === undefined || kind === undefined) return [];
        const isFirst = block === 0 && row === 0;
        const what = isFirst
          ? `"${written}" marks no passage`
          : `"${written}" stands below the first line of its quotation`;
        const hint = isFirst ? `write [!${kind}]` : `write > [!${kind}] above the other lines`;
        return [at(node, { what, hint })];
      });
  });
}

function hasWordsInFirstLine({ children: [first] }: Blockquote): boolean {
  return first?.type === "paragraph" && /^\[![^\]\n]*\][ \t]*\S/.test(toString(first));
}

function startOf({ children: [first] }: Paragraph): string {
  return first?.type === "text" ? first.value : "";
}
