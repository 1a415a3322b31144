import type { Blockquote, Paragraph, Text } from "mdast";

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
  return readCalloutMarker(firstText(quotation)?.value ?? "")?.kind;
}

function firstText({ children: [first] }: Blockquote): Text | undefined {
  if (first?.type !== "paragraph") return undefined;
  const [words] = (first satisfies Paragraph).children;
  return words?.type === "text" ? words : undefined;
}
