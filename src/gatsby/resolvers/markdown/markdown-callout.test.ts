import { sampleLabels } from "../../../test-support/sample-labels";
import { makeContext, makeInfo } from "../../../test-support/query-context";
import { toMarkdownHtml } from "./markdown-html";

const words = { calloutNote: "Good to know", calloutTip: "Hint", calloutCaution: "Careful" };
const context = makeContext({ "UiLabels:": { ...sampleLabels, ...words } });

function toHtml(written: string): Promise<string> {
  return toMarkdownHtml({ written }, context, makeInfo("text"));
}

test.each([
  ["NOTE", "note", "Good to know"],
  ["TIP", "tip", "Hint"],
  ["CAUTION", "caution", "Careful"],
])("[!%s] stands out under the word for it", async (kind, dataKind, word) => {
  const html = await toHtml(`> [!${kind}]\n> Read **this**.`);
  expect(html.replace(/\n/g, "")).toBe(
    `<div role="note" class="callout" data-kind="${dataKind}">` +
      `<p class="callout-kind">${word}</p><p>Read <strong>this</strong>.</p></div>`,
  );
});

test("the marker may stand in the line of the words", async () => {
  expect(await toHtml("> [!TIP] Read this.")).toContain("<p>Read this.</p>");
});

test("all paragraphs of a passage belong to it", async () => {
  expect(await toHtml("> [!TIP]\n> First.\n>\n> - Second.")).toMatch(
    /First\.[^]*Second\.[^]*<\/div>$/,
  );
});

test.each(["> Words of a client.", "> As [!TIP] says.", "> **[!TIP]** Words.", "> - [!TIP]"])(
  "%j stays a quotation",
  async (markdown) => {
    expect(await toHtml(markdown)).toMatch(/^<blockquote>[^]*<\/blockquote>$/);
  },
);
