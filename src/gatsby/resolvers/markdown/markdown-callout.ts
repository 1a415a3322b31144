import type { Element } from "hast";
import { readCalloutMarker } from "../../../content/markdown/callouts";
import type { calloutKinds } from "../../../content/markdown/callouts";
import type { readUiLabels } from "../query-context";

const words: Record<string, string | undefined> = {
  NOTE: "calloutNote",
  TIP: "calloutTip",
  CAUTION: "calloutCaution",
} satisfies Record<(typeof calloutKinds)[number], string>;

/** Turns `> [!TIP]` into a passage that stands out, under a word that says what it is. */
export function finishCallout(quotation: Element, uiLabels: ReturnType<typeof readUiLabels>): void {
  const paragraph = quotation.children.find(isParagraph);
  const first = paragraph?.children[0];
  if (first?.type !== "text") return;
  const callout = readCalloutMarker(first.value);
  const word = words[callout?.kind ?? ""];
  if (!callout || word === undefined) return;
  first.value = callout.rest;
  quotation.tagName = "div";
  quotation.properties = {
    role: "note",
    className: ["callout"],
    dataKind: callout.kind.toLowerCase(),
  };
  if (first.value === "" && paragraph?.children.length === 1) {
    quotation.children = quotation.children.filter((child) => child !== paragraph);
  }
  quotation.children.unshift({
    type: "element",
    tagName: "p",
    properties: { className: ["callout-kind"] },
    children: [{ type: "text", value: uiLabels[word] ?? "" }],
  });
}

function isParagraph(child: Element["children"][number]): child is Element {
  return child.type === "element" && child.tagName === "p";
}
