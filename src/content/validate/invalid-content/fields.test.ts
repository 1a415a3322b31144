import { SampleSite, authorFile, pageFile, postFile } from "../../../test-support/sample-site";

type Kind = [kind: string, file: string, written: string, replacement: string, problem: string];

const kinds: Kind[] = [
  [
    "a key that starts with a digit",
    pageFile,
    "anchor: intro",
    "anchor: 3-steps",
    'content/landing/home/index.yaml:7:13  sections[0].anchor  "3-steps" starts with a digit  write a letter first, as in step-1',
  ],
  [
    "a long text in place of a list",
    postFile,
    "tags: [growth]",
    "tags: growth of small stores, parcels, orders and what comes after them",
    "content/blog/first-post/index.md:10:7  tags  is text, not a list  write [growth of small stores, parcels, orders and what comes after them]",
  ],
  [
    "a link that YAML takes for a comment",
    pageFile,
    "link: booking:demo",
    "link: #intro",
    'content/landing/home/index.yaml:11:15  sections[0].actions[0].link  is empty: # begins a comment  put the text in quotes: "#intro"',
  ],
  [
    "a word that YAML takes for a comment",
    pageFile,
    "heading: What the team does",
    "heading: Our team is #1 in stores",
    "content/landing/home/index.yaml:16:14  YAML  loses what stands behind it: YAML takes #1 in stores for a comment  put the text in quotes, or write a space after # if it is a comment",
  ],
  [
    "a word of a list that YAML takes for a comment",
    postFile,
    "tags: [growth]",
    "tags:\n  - the #1 store",
    "content/blog/first-post/index.md:11:5  YAML  loses what stands behind it: YAML takes #1 store for a comment  put the text in quotes, or write a space after # if it is a comment",
  ],
  [
    "an empty list",
    postFile,
    "tags: [growth]",
    "tags:",
    "content/blog/first-post/index.md:10:6  tags  is empty  fill it in: What the post touches on.",
  ],
  [
    "an empty field that may be left out",
    authorFile,
    "  bio:",
    "  placeholder:\n  bio:",
    "content/shared/authors.yaml:6:15  growth-desk.placeholder  is empty  fill it in, or remove the line: True while the owner still has to replace this record before launch.",
  ],
  [
    "a section with an empty type",
    pageFile,
    "type: card-grid",
    "type:",
    "content/landing/home/index.yaml:15:10  sections[1].type  is empty  use one of: faq, hero, plans, prose, split, steps or one of 14 more",
  ],
  [
    "a category that is named twice",
    postFile,
    "[marketing]",
    "[marketing, marketing]",
    'content/blog/first-post/index.md:9:25  categories[1]  "marketing" stands twice  remove one of them',
  ],
  [
    "the last day but two of February",
    postFile,
    "2025-03-15",
    "2024-02-31",
    'content/blog/first-post/index.md:4:14  publishDate  "2024-02-31" is not a date  write YYYY-MM-DD, for example 2025-03-15',
  ],
  [
    "a www address",
    pageFile,
    "booking:demo",
    "www.shop.test",
    'content/landing/home/index.yaml:11:15  sections[0].actions[0].link  "www.shop.test" lacks the beginning of an address  write https://www.shop.test',
  ],
  [
    "a script with a tab",
    pageFile,
    "booking:demo",
    '"java\\tscript:alert(1)"',
    'content/landing/home/index.yaml:11:15  sections[0].actions[0].link  "java[U+0009]script:alert(1)" would run in the browser  write a route such as /pricing, an anchor such as #faq, booking:demo, mailto: or an https:// URL',
  ],
  [
    "a picture in the text of a section",
    pageFile,
    "Flows and campaigns.",
    "Flows ![A box](./wide.png)",
    'content/landing/home/index.yaml:19:21  sections[1].items[0].text  the picture "./wide.png" can\'t stand in this text  use sections[].image or sections[].items[].image or sections[].cover: only the body of a Markdown file holds pictures',
  ],
  [
    "a front matter without an end",
    postFile,
    "orders]\n---\n",
    "orders]\n\n",
    "content/blog/first-post/index.md:1:1  YAML  has fields without an end  write a line of --- below the last of them, above the text",
  ],
  [
    "a front matter that ends at a rule in the text",
    postFile,
    "orders]\n---\nStart with",
    "orders]\n\n## One\n\nStart: with\n\nmore [x](/blog) words\n\n---\n\nand",
    "content/blog/first-post/index.md:1:1  YAML  has fields without an end  write a line of --- below the last of them, above the text",
  ],
];

test.each(kinds)("%s", async (_kind, file, written, replacement, problem) => {
  const site = new SampleSite().replace(file, written, replacement);
  expect(await site.findProblems()).toEqual([problem]);
});

test("a section without fields", async () => {
  expect(await new SampleSite().append(pageFile, "  -\n").findProblems()).toEqual([
    "content/landing/home/index.yaml:26:4  sections[2]  is empty  fill it in: One band of a page.",
  ]);
});

type Harmless = [kind: string, change: (text: string) => string];

const harmless: Harmless[] = [
  ["a byte order mark", (text) => `\uFEFF${text}`],
  ["Windows line ends", (text) => text.replaceAll("\n", "\r\n")],
  ["a comment behind a value", (text) => text.replace("[growth]", "[growth] # more later")],
  ["a comment of its own", (text) => text.replace("tags:", "# more later\ntags:")],
  ["spaces behind the lines of ---", (text) => text.replaceAll("---", "---  ")],
];

test.each(harmless)("%s does no harm", async (_kind, change) => {
  const site = new SampleSite();
  expect(await site.write(postFile, change(site.read(postFile))).findProblems()).toEqual([]);
});
