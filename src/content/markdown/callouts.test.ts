import type { Blockquote } from "mdast";
import { SampleSite, postFile } from "../../test-support/sample-site";
import { readCalloutKind, readCalloutMarker } from "./callouts";
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

function siteWith(quotation: string): SampleSite {
  return new SampleSite().replace(postFile, "## Look", `${quotation}\n\n## Look`);
}

test.each(["> [!NOTE]\n> Words.", "> [!TIP]\n> Words.", "> [!CAUTION]\n> Words.", "> Words."])(
  "%j may stand in a text",
  async (quotation) => {
    expect(await siteWith(quotation).findProblems()).toEqual([]);
  },
);

test.each([
  ["TIPS", 'did you mean "TIP"?'],
  ["tip", 'did you mean "TIP"?'],
  ["WARNING", "use one of: NOTE, TIP, CAUTION"],
])("an unknown kind is told at its place: %s", async (kind, hint) => {
  expect(await siteWith(`> [!${kind}]\n> Words.`).findProblems()).toEqual([
    `content/blog/first-post/index.md:19:1  body  [!${kind}] is not a known kind of passage  ${hint}`,
  ]);
});
