import { makeContext, makeInfo } from "../../../test-support/query-context";
import { toMarkdownHtml } from "./markdown-html";

function toHtml(written: string, contentFile?: string): Promise<string> {
  return toMarkdownHtml({ written, contentFile }, makeContext(), makeInfo("body"));
}

test("a heading has the id that links lead to", async () => {
  expect(await toHtml("## What it does")).toBe('<h2 id="what-it-does">What it does</h2>');
});

test("in the body of a page its words, with their markup, are a link to itself", async () => {
  expect(await toHtml("### What it **does**", "/site/index.md")).toBe(
    '<h3 id="what-it-does"><a href="#what-it-does" class="heading-link">What it <strong>does</strong></a></h3>',
  );
});

test("a heading with a link leads where its writer meant", async () => {
  expect(await toHtml("## [What it does](/pricing)", "/site/index.md")).toBe(
    '<h2 id="what-it-does"><a href="/pricing">What it does</a></h2>',
  );
});
