import { sampleLabels } from "../../../test-support/sample-labels";
import { makeContext, makeInfo } from "../../../test-support/query-context";
import { renderMarkdown } from "./markdown-html";

const labels = {
  calloutNote: "Good to know",
  calloutTip: "Hint",
  calloutCaution: "Careful",
};
const context = makeContext({ "UiLabels:": { ...sampleLabels, ...labels } });

async function render(written: string, file?: string): Promise<string> {
  const html = await renderMarkdown(
    { written, ...(file && { file }) },
    context,
    makeInfo("body"),
  );
  return html.replace(/\n/g, "");
}

test.each([
  ["NOTE", "note", "Good to know"],
  ["TIP", "tip", "Hint"],
  ["CAUTION", "caution", "Careful"],
])("[!%s] becomes a callout with its label", async (kind, dataKind, word) => {
  expect(await render(`> [!${kind}]\n> Read **this**.`)).toBe(
    `<div role="note" class="callout" data-kind="${dataKind}">` +
      `<p class="callout-kind">${word}</p><p>Read <strong>this</strong>.</p></div>`,
  );
});

test("the marker may share a line with the text, and the callout includes all paragraphs", async () => {
  expect(await render("> [!TIP] Read this.\n>\n> - Second.")).toMatch(
    /<p>Read this\.<\/p><ul>.*Second\..*<\/ul><\/div>$/,
  );
});

test.each([
  "> Words of a client.",
  "> As [!TIP] says.",
  "> **[!TIP]** Words.",
  "> - [!TIP]",
])("%j stays a quotation", async (markdown) => {
  expect(await render(markdown)).toMatch(/^<blockquote>.*<\/blockquote>$/);
});

test("in a page's body, a heading's text and markup link to the heading", async () => {
  expect(await render("### What it **does**", "/site/index.md")).toBe(
    '<h3 id="what-it-does"><a href="#what-it-does" class="heading-link">What it <strong>does</strong></a></h3>',
  );
});

test("a heading with a link keeps that link", async () => {
  expect(await render("## *See [prices](/pricing)*", "/site/index.md")).toBe(
    '<h2 id="see-prices"><em>See <a href="/pricing">prices</a></em></h2>',
  );
});

test("the number of a footnote is not part of a heading's id", async () => {
  const html = await render("## What it costs[^1]\n\n[^1]: Each month.");
  expect(html).toContain('<h2 id="what-it-costs">');
});

test("a checked box has a text label", async () => {
  expect(await render("- [x] Count\n- [ ] Send")).toMatch(
    /<span class="task-box" data-ticked><span class="visually-hidden">Done: <\/span><\/span> Count<.*<span class="task-box"><\/span> Send</,
  );
});

test("a table scrolls in a focusable box labeled by its columns", async () => {
  const html = await render(
    "| Plan | Price |\n| - | - |\n| {{brand}} | $1 |\n| Plus | $2 |",
  );
  expect(html).toBe(
    '<div class="table-scroll" role="group" tabindex="0" aria-label="Table: Plan, Price" data-scroll="Table: Plan, Price">' +
      '<table aria-label="Plan, Price"><thead><tr><th scope="col">Plan</th><th scope="col">Price</th></tr></thead>' +
      '<tbody><tr><th scope="row">Northcart</th><td data-label="Price">$1</td></tr>' +
      '<tr><th scope="row">Plus</th><td data-label="Price">$2</td></tr></tbody></table></div>',
  );
});

test("a column without a header has a plain cell instead of an empty header", async () => {
  const html = await render("| | Price |\n| - | - |\n| Plus | $2 |");
  expect(html).toContain(
    '<table aria-label="Price"><thead><tr><td></td><th scope="col">Price</th>',
  );
});

test("a column is aligned with classes on its cells, since the attribute is obsolete", async () => {
  const html = await render("| A | B | C |\n| - | -: | :-: |\n| 1 | 2 | 3 |");
  expect(html).toContain(
    '<td data-label="B" class="align-right">2</td><td data-label="C" class="align-center">3</td>',
  );
  expect(html).not.toContain(" align=");
});
