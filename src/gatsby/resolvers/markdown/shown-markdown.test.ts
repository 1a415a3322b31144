import { makeContext, makeInfo } from "../../../test-support/query-context";
import { renderMarkdown } from "./markdown-html";
import {
  renderHeadings,
  renderMarkdownAsText,
  renderSteps,
} from "./shown-markdown";

const context = makeContext();
const written =
  '## Step 1: {{brand}}\'s 2 x 3\n\nSay "**it**", `"so"`, 6-12 times.';

test("headings keep the anchors that writers link to", async () => {
  const heading = "Step 1: Northcart’s 2\u00a0×\u00a03";
  const id = "step-1-northcart-s-2-x-3";
  expect(renderHeadings({ written }, context)).toMatchObject([
    { id, text: heading },
  ]);
  const html = await renderMarkdown({ written }, context, makeInfo("body"));
  expect(html).toContain(`<h2 id="${id}">${heading}</h2>`);
});

test("plain text matches the page, and code stays as written", () => {
  expect(renderMarkdownAsText({ written }, context)).toMatch(
    /Say “it”, "so", 6–12 times\.$/,
  );
  // Trees are shared: the second call must start from the source too.
  expect(renderMarkdownAsText({ written }, context)).toBe(
    renderMarkdownAsText({ written }, context),
  );
});

test("a tutorial's steps get smart punctuation too", () => {
  expect(renderSteps({ body: written }, context)).toMatchObject([
    { id: "step-1-northcart-s-2-x-3", name: "Northcart’s 2\u00a0×\u00a03" },
  ]);
});
