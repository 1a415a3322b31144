import { rehype } from "rehype";
import remarkRehype from "remark-rehype";
import { parseMarkdown } from "../markdown/markdown";
import { typesetTree } from "./typeset";

function typesetHtml(markdown: string): string {
  const processor = rehype()
    .use(remarkRehype)
    .use(() => typesetTree);
  return processor.stringify(processor.runSync(parseMarkdown(markdown)));
}

test.each([
  [
    '"**Bold** words" and a [store](/x)\'s',
    '<p>“<strong>Bold</strong> words” and a <a href="/x">store</a>’s</p>',
  ],
  ['It says "**bold**".', "<p>It says “<strong>bold</strong>”.</p>"],
  ["the `shop`'s", "<p>the <code>shop</code>’s</p>"],
  ['`"a" 6-12` takes 6-12', '<p><code>"a" 6-12</code> takes 6–12</p>'],
  ["**6**-12 of $2000", "<p><strong>6</strong>–12 of $2,000</p>"],
])("%s", (markdown, html) => {
  expect(typesetHtml(markdown)).toBe(html);
});

test("every block starts from scratch, and code is left as written", () => {
  const html = typesetHtml('- A\n- "B" \'c\'\n\n```\n"d" 1-2\n```\n\n"E"');
  expect(html.replace(/\n/g, "")).toBe(
    '<ul><li>A</li><li>“B” ‘c’</li></ul><pre><code>"d" 1-2</code></pre><p>“E”</p>',
  );
});
