import { parseMarkdown } from "./markdown";

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
