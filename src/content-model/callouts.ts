import type { Blockquote, Paragraph, Text } from "mdast";

/** The kinds of passage that stand out of a text; each has its own word in content/interface.yaml. */
export const calloutKinds = ["NOTE", "TIP", "CAUTION"] as const;

const marker = /^\[!([^\]\n]*)\]\s*/;

/** The kind that a quotation names in its first line, as in `> [!TIP]`; `undefined` for a quotation proper. */
export function readCalloutKind(quotation: Blockquote): string | undefined {
  return marker.exec(firstText(quotation)?.value ?? "")?.[1];
}

/** The words of a callout's first line without its marker. */
export function dropCalloutMarker(text: string): string {
  return text.replace(marker, "");
}

function firstText({ children: [first] }: Blockquote): Text | undefined {
  if (first?.type !== "paragraph") return undefined;
  const [words] = (first satisfies Paragraph).children;
  return words?.type === "text" ? words : undefined;
}
