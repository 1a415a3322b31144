import type { Root } from "mdast";
import { type Issue, at, createIssue } from "../../issues";
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

/** A callout is a quotation with a known kind on its first line and a text below it. */
export function checkCallouts(root: Root): Issue[] {
  const firsts = new Map<unknown, string>(
    nodesOf(root, "blockquote").map((node) => [
      node.children[0],
      wordsOf(node).trim(),
    ]),
  );
  return nodesOf(root, "paragraph").flatMap((node) => {
    const [, marker, kind, rest] = markerLine.exec(wordsOf(node)) ?? [];
    if (marker === undefined) return [];
    const quotation = firsts.get(node);
    const isKnown = calloutKinds.some((known) => known === kind);
    const isFirst = quotation?.startsWith(marker) && quotation !== marker;
    if (isKnown && isFirst && rest?.trim() === "") return [];
    const reason = `"${marker}" is not read as a callout`;
    const hint = `write ${kinds}, and its text on the next line, also after >`;
    return [at(node, createIssue("malformed-callout", reason, hint))];
  });
}

const markerLine = /^(\[!([^\]\n]*)\])(.*)$/m;
const kinds = calloutKinds.map((kind) => `> [!${kind}]`).join(" or ");
