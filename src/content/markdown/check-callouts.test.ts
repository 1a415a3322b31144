import type { Blockquote } from "mdast";
import { readCalloutKind, readCalloutMarker } from "./check-callouts";
import { parseMarkdown } from "./markdown";

function kindOf(markdown: string): string | undefined {
  return readCalloutKind(parseMarkdown(markdown).children[0] as Blockquote);
}

test.each([
  ["> [!TIP]\n> Words.", "TIP"],
  ["> [!NOTE] Words.", "NOTE"],
  ["> [!WARNING]\n> Words.", "WARNING"],
  ["> Words, and [!TIP] later.", undefined],
  ["> **Words** first.", undefined],
  ["> ## A heading", undefined],
])("%j is of the kind %j", (markdown, kind) => {
  expect(kindOf(markdown)).toBe(kind);
});

test.each([
  ["[!TIP] Words.", "Words."],
  ["[!TIP]\nWords.", "Words."],
  ["Words [!TIP].", undefined],
])("%j without its marker is %j", (text, words) => {
  expect(readCalloutMarker(text)?.rest).toBe(words);
});
