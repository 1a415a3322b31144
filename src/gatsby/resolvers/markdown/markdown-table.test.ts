import { sampleLabels } from "../../../test-support/sample-labels";
import { makeContext, makeInfo } from "../../../test-support/query-context";
import { toMarkdownHtml } from "./markdown-html";

const context = makeContext({
  "UiLabels:": { ...sampleLabels, scrollableTable: "Table: {columns}" },
});

function toHtml(written: string): Promise<string> {
  return toMarkdownHtml({ written }, context, makeInfo("text"));
}

test("a table scrolls inside a box that its columns name and that takes the focus", async () => {
  const html = await toHtml(
    "| Plan | Price |\n| - | - |\n| {{brand}} | $1 |\n\n[After](booking:demo)",
  );
  expect(html).toMatch(
    /^<div class="table-scroll" role="group" tabindex="0" aria-label="Table: Plan, Price" data-scroll="Table: Plan, Price"><table aria-label="Plan, Price">/,
  );
  expect(html).toMatch(/<\/table><\/div>\n<p><a href="https:\/\/book\.test\/demo"/);
  expect(html.match(/table-scroll/g)).toHaveLength(1);
});

test("a table heads its columns, and each row by its first cell", async () => {
  const html = await toHtml("| Plan | Price |\n| - | - |\n| {{brand}} | $1 |\n| Plus | $2 |");
  expect(html.replace(/\n/g, "")).toContain(
    '<table aria-label="Plan, Price"><thead><tr><th scope="col">Plan</th><th scope="col">Price</th></tr></thead>' +
      '<tbody><tr><th scope="row">Northcart</th><td>$1</td></tr>' +
      '<tr><th scope="row">Plus</th><td>$2</td></tr></tbody></table>',
  );
});

test("a column is aligned by its cells' classes: the attribute is no HTML any more", async () => {
  const html = (await toHtml("| A | B | C |\n| - | -: | :-: |\n| 1 | 2 | 3 |")).replace(/\n/g, "");
  expect(html).toContain('<td class="align-right">2</td><td class="align-center">3</td>');
  expect(html).not.toContain(" align=");
});

// Problems of markdown-html.ts: what stands in a table is skipped, and `soon` is an empty link there.
test("links inside a table are resolved like any other", async () => {
  expect(await toHtml("| A |\n| - |\n| [Book](booking:demo) |")).toContain(
    '<a href="https://book.test/demo" target="_blank"',
  );
});
