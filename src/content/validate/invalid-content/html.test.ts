import { SampleSite, pageFile, postFile } from "../../../test-support/sample-site";

type Kind = [kind: string, markdown: string, problem: string];

/** The Markdown stands on line 19 of the post, before its only heading. */
const kinds: Kind[] = [
  ["HTML for emphasis", "Some <i>words</i>.", "19:6  body  <i> is raw HTML  write *emphasis*"],
  [
    "HTML for a link",
    'See <a href="/blog">it</a>.',
    '19:5  body  <a href="/blog"> is raw HTML  write [words](address)',
  ],
  [
    "HTML for a picture",
    '<img src="./cover.png">',
    '19:1  body  <img src="./cover.png"> is raw HTML  write ![what it shows](./picture.jpg)',
  ],
  [
    "HTML for a heading",
    "<h2>Look</h2>",
    "19:1  body  <h2>Look</h2> is raw HTML  write ## and the words of the heading",
  ],
  [
    "HTML for a list",
    "<ul><li>One</li></ul>",
    "19:1  body  <ul><li>One</li></ul> is raw HTML  write each entry on a line that begins with a hyphen",
  ],
  [
    "HTML for a table",
    "<table><tr><td>1</td></tr></table>",
    "19:1  body  <table><tr><td>1</td></tr></table> is raw HTML  write a table with | between its columns",
  ],
  [
    "a script",
    "<script>alert(1)</script>",
    "19:1  body  <script>alert(1)</script> is raw HTML  remove it: texts hold no code and no frames",
  ],
  [
    "HTML for a rule",
    "Line.\n\n<hr>",
    "21:1  body  <hr> is raw HTML  write --- between two empty lines",
  ],
  [
    "HTML that Markdown has no sign for",
    "<center>Words.</center>",
    "19:1  body  <center>Words.</center> is raw HTML  write it in Markdown",
  ],
  [
    "an HTML comment",
    "<!-- check this -->",
    "19:1  body  an HTML comment can be read in the source of the page  remove it: notes begin with # and stand among the fields",
  ],
  [
    "an allowed tag with an attribute",
    'Press <kbd class="x">K</kbd>.',
    '19:7  body  <kbd class="x"> is raw HTML  write it as <kbd>, in lower case and without attributes',
  ],
  [
    "an allowed tag that is never closed",
    "Press <kbd>K.",
    "19:7  body  <kbd> is never closed  write </kbd> after it",
  ],
  [
    "an allowed tag that was never opened",
    "CO2</sub>.",
    "19:4  body  </sub> closes nothing  write <sub> before it, or remove it",
  ],
];

test.each(kinds)("%s", async (_kind, markdown, problem) => {
  const site = new SampleSite().replace(postFile, "## Look", `${markdown}\n\n## Look`);
  expect(await site.findProblems()).toEqual([`content/blog/first-post/index.md:${problem}`]);
});

test.each([
  "Press <kbd>Ctrl</kbd> and <kbd>K</kbd>.",
  "Water is H<sub>2</sub>O, and x<sup>2</sup> grows.",
  "| Day | Task |\n| --- | --- |\n| 1 | write<br>send |",
  "Write `<b>` in code.",
  '```html\n<div class="note">\n```',
  "Fewer than 5 < 6, and a \\<b> that is escaped.",
])("%j may stand in a text", async (markdown) => {
  const site = new SampleSite().replace(postFile, "## Look", `${markdown}\n\n## Look`);
  expect(await site.findProblems()).toEqual([]);
});

test("in a field of YAML no tag is allowed", async () => {
  const site = new SampleSite().replace(pageFile, "Flows and", "Press <kbd>K</kbd> for");
  expect(await site.findProblems()).toEqual([
    "content/landing/home/index.yaml:19:21  sections[1].items[0].text  <kbd> is raw HTML  only the body of a Markdown file takes it",
  ]);
});

test("a heading with a tag has the anchor of its words", async () => {
  const site = new SampleSite()
    .replace(postFile, "## Look at orders", "## Look at H<sub>2</sub>O")
    .replace(pageFile, "/blog/first-post", "/blog/first-post#look-at-h2o");
  expect(await site.findProblems()).toEqual([]);
});
