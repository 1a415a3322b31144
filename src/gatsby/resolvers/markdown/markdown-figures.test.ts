import { makeContext, makeInfo } from "../../../test-support/query-context";
import { toMarkdownHtml } from "./markdown-html";

const context = makeContext({
  "FigureSource:terms": { key: "terms", name: "Our terms" },
  "Fact:notice": { key: "notice", value: "15 days", label: "Notice", source: "terms" },
  "Fact:growth": { key: "growth", value: "3x", label: "Growth" },
});
const toHtml = (written: string) => toMarkdownHtml({ written }, context, makeInfo("text"));

test("a figure with a source leads to its entry in the page's account", async () => {
  expect(await toHtml("It ends in {{fact.notice}}.")).toBe(
    '<p>It ends in <a class="figure" href="#account-fact-notice">15 days</a>.</p>',
  );
});

test.each([
  ["We grew {{fact.growth}}.", "<p>We grew 3x.</p>"],
  ["[See {{fact.notice}}](/terms)", '<p><a href="/terms">See 15 days</a></p>'],
  ["`{{fact.notice}}`", "<p><code>{{fact.notice}}</code></p>"],
])("%j leads to none", async (written, html) => {
  expect(await toHtml(written)).toBe(html);
});
