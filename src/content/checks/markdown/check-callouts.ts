import type { Paragraph, Root } from "mdast";
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

/** A callout is a quotation with a known kind on its first line and a text below it. */
export function checkCallouts(root: Root): Issue[] {
  const firsts = new Map<unknown, string>(
    nodesOf(root, "blockquote").map((node) => [
      node.children[0],
      wordsOf(node).trim(),
    ]),
  );
  return nodesOf(root, "paragraph").flatMap((node) => {
    const fault = findFault(node, firsts.get(node));
    if (fault === undefined) return [];
    const [marker, reason, hint] = fault;
    const message = `"${marker}" ${reason}`;
    return [at(node, createIssue("malformed-callout", message, hint))];
  });
}

const markerLine = /^(\[!([^\]\n]*)\])(.*)$/m;

/** `quotation` has the words of the quotation that starts with the paragraph. */
function findFault(
  node: Paragraph,
  quotation: string | undefined,
): [marker: string, reason: string, hint: string] | undefined {
  const found = markerLine.exec(wordsOf(node));
  if (!found) return undefined;
  const [, marker = "", kind = "", rest = ""] = found;
  if (quotation === undefined || found.index > 0) {
    const hint = `start a quotation with it: > ${marker}`;
    return [marker, "is not the first line of a quotation", hint];
  }
  if (!calloutKinds.some((known) => known === kind)) {
    const hint = suggestHint(kind, calloutKinds);
    return [marker, "is not a known type of callout", hint];
  }
  const hint = "write the text on the next line, also after >";
  if (rest.trim() !== "") return [marker, "has text on the same line", hint];
  if (quotation === marker) return [marker, "has no text", hint];
  return undefined;
}
