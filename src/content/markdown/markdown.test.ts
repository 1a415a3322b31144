import { parseMarkdown, slugifyHeading } from "./markdown";

/** Every place where Markdown has escaped characters. */
const source = `a \\{{price}} \\*b

[x\\*](/\\{{c}} "t\\*") ![\\{{d}}](./e.png) <http://f.example/\\{{g}}>

[^h\\*]

[^h\\*]: i

\`\`\`js\\* k\\*
l
\`\`\``;

test("an escaped variable keeps its backslash, and other escapes leave nothing", () => {
  const tree = JSON.stringify(parseMarkdown(source));
  for (const kept of ["\\{{price}} *b", "/\\{{c}}", "\\{{d}}", "/\\{{g}}"])
    expect(tree).toContain(JSON.stringify(kept).slice(1, -1));
  expect(tree).not.toContain("\\u0000");
});

test.each([
  ["What Crème does", "what-creme-does"],
  ["Мой заказ", "мой-заказ"],
  ["第一步：发货", "第一步-发货"],
  ["हिन्दी में", "हिन्दी-में"],
  ["がか", "がか"],
])("the anchor of %s is %s", (heading, anchor) => {
  expect(slugifyHeading(heading)).toBe(anchor);
});
