import type { Element } from "hast";
import { dropCalloutMarker } from "../../content-model/callouts";
import type { readInterfaceText } from "./query-context";

const words = { NOTE: "calloutNote", TIP: "calloutTip", CAUTION: "calloutCaution" };

/** Turns `> [!TIP]` into a passage that stands out, under a word that says what it is. */
export function finishCallout(
  quotation: Element,
  interfaceText: ReturnType<typeof readInterfaceText>,
): void {
  const paragraph = quotation.children.find(isParagraph);
  const first = paragraph?.children[0];
  if (first?.type !== "text") return;
  const kind = /^\[!(NOTE|TIP|CAUTION)\]/.exec(first.value)?.[1] as keyof typeof words | undefined;
  if (kind === undefined) return;
  first.value = dropCalloutMarker(first.value);
  quotation.tagName = "div";
  quotation.properties = { role: "note", className: ["callout"], dataKind: kind.toLowerCase() };
  if (first.value === "" && paragraph?.children.length === 1) {
    quotation.children = quotation.children.filter((child) => child !== paragraph);
  }
  quotation.children.unshift({
    type: "element",
    tagName: "p",
    properties: { className: ["callout-kind"] },
    children: [{ type: "text", value: interfaceText[words[kind]] ?? "" }],
  });
}

function isParagraph(child: Element["children"][number]): child is Element {
  return child.type === "element" && child.tagName === "p";
}
