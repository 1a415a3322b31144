import {
  siteWithCover,
  siteWithLogo,
} from "../../../test-support/odd-pictures";
import { siteWithGuide } from "../../../test-support/sample-guides";
import {
  SampleSite,
  pageFile,
  postFile,
} from "../../../test-support/sample-site";

const texts = [
  "See [it][1] and [the list].\n\n[1]: /blog",
  "An escaped \\[word\\]\\[other\\] and `[code][0]`.",
  "Rows[0][1] of a sheet, [as we said] (see above).",
  '[A title](/blog "The blog"), <https://shop.test> and hello@shop.test.',
  "The #1 store, and a line:\n\\## not a heading",
  "> A quotation that says TIP.\n>\n> And [more](/blog).",
  "![A box](./cover.png)",
  "![A box][box]\n\n[box]: ./cover.png",
  "![A box]\n\n[a box]: ./cover.png",
  '![A box](./cover.png "Our box")',
  '![A box][box]\n\n[box]: ./cover.png "Our box"',
  "\\**Stars\\** are signs.",
  "**Bold**, __bold__, *slanted*, ~~old~~ and **two *in* one**.",
  "Fill in: ______ or snake_case_words and __init__.",
  "A sign \\` of its own, and `` ` `` in code.",
  "````\n```\nnpm start\n```\n````",
  "```sh\r\nnpm start\r\n```",
  "> ```\n> npm start\n> ```",
  "- One:\n\n  ```\n  npm start\n  ```",
  "| Day |\n| --- |\n| a \\| b |",
  "| Day | Task |\n| :-- | --: |\n| 1 |",
  "Day | Task\n--- | ---\n1 | Write",
  "Words.[^1]\n\n[^1]: A note.",
  "Words.\n\n---\n\nMore.",
  "Words.\n\n***\n\nMore.",
  "> [!TIP]\n> Words.\n>\n> - One\n> - Two",
  "> **Tip:** words.",
  "A dash – like this – and a dot · too.",
  "— A client, Toronto",
  "-5% in a month, 1.5 times, and 3.Q is a quarter.",
  "1. One\n2. Two\n\n1) One\n2) Two",
  "- [ ] One\n- [x] Two\n- [X] Three\n1. [ ] Four",
  "- [A link](/blog) and [one more][b]\n\n[b]: /blog",
  "A `{brand}` in code, \\{brand} and {other}, and a list [[1]].",
  "👩‍💻 and ❤️‍🔥, 👍🏽, café, “quotes”, 5 × 6 and €5.",
  "A space\u00a0that does not break, R&amp;D and &copy;.",
  "A to-do list, the todo app, and `TODO` in code.",
  "Large models such as ChatGPT work as an AI assistant, and it shows.",
  "[Your store](/blog) is yours, and so is [your plan].",
  "A tail (of a sentence), [in brackets] and {in braces}.",
  "Call 1-800 or write to hello@shop.test::now.",
  "::after is a selector, and !important a word.",
  "![A screenshot of the 12 dates](./cover.png)",
  "![A picture 12 people took](./cover.png)",
  "`{{ product.title }}` and `{{brand}}`, ``{{ a }} ` {{ b }}``.",
  "```liquid\n{{ product.title }}\n```",
  "- A list:\n\n  ```liquid\n  {{ product.title }}\n  ```",
  "> ~~~\n> {{ product.title }}\n> ~~~",
  "Shopify writes \\{{ product.title }} for {{brand}}.",
  "Call [us](tel:+15145550100), read [the feed](/rss.xml) or [the list](/llms.txt).",
  "> [!NOTE]\n> Words.",
  "> [!TIP]\n> Words.",
  "> [!CAUTION]\n> Words.",
  "> Words.",
  "Press <kbd>Ctrl</kbd> and <kbd>K</kbd>.",
  "Water is H<sub>2</sub>O, and x<sup>2</sup> grows.",
  "| Day | Task |\n| --- | --- |\n| 1 | write<br>send |",
  "Write `<b>` in code.",
  '```html\n<div class="note">\n```',
  "Fewer than 5 < 6, and a \\<b> that is escaped.",
  "`{% if order %}` and \\{% if order %}, {.5, 1}, {1} and {KeyWord:Blue shoes}.",
  "Write \\==x==, a == b, a==b and c==d, or ===.",
  "From $$ to $$$, or $ and $$ a head, between $5 and $10.",
  "At 10:30:15, a ratio of 1:two:3, std::vector::size, a:hover:focus, and: this: is.",
  "Options [a] and [or b], [1/2], [more or = less], [see x=5], [n = 5] and \\[/caption].",
  "Plan (a) or b)\nc) of the list.",
  "— One line, and — a dash — in it.\nNo list.",
  "> Words.\n\n— A client\n\n> More.\n\n— Another",
  "A minus: 3 -\u00a05.",
  "Café__s and 日本__語, and l’été**s** is bold.",
  "*A star is no list, +5% neither.",
  "C++ and C++, 100%, ~5 and ~6, A|B, ++i++.",
  "A TODO list, and visits with utm_source=chatgpt.com.",
  "From $5 to $x, $PATH=a:$HOME, 5 ^ 6, 2^10 and ~/a~b.",
  "A hard line break.\\\nMore.",
  "A hard line break.\\\r\nMore.",
  "\\{{brand}}\\\n{{brand}}",
];

const withText = (markdown: string) =>
  new SampleSite().replace(postFile, "## Look", `${markdown}\n\n## Look`);

/** A definition would also make links of the brackets in other texts. */
const definition = /^\[[^\]]+\]:/m;
const plain = texts.filter((markdown) => !definition.test(markdown));

test("texts that resemble errors are valid", async () => {
  const site = withText(plain.join("\n\nNext:\n\n"));
  expect(await site.findIssues()).toEqual([]);
});

test.each(texts.filter((markdown) => definition.test(markdown)))(
  "%j is valid in a text",
  async (markdown) => {
    expect(await withText(markdown).findIssues()).toEqual([]);
  },
);

test.each(["./tail.jpg", "./whole.webp"])(
  "%s is a complete picture",
  async (cover) => {
    expect(await (await siteWithCover(cover)).findIssues()).toEqual([]);
  },
);

test("a picture may have 6000 px on each side", async () => {
  const site = new SampleSite().write(
    "content/blog/first-post/cover.png",
    6000,
  );
  expect(await site.findIssues()).toEqual([]);
});

test.each([
  ["have any size", "./logos/colo.svg"],
  ["mention scripts and refer to its own parts", "./logos/plain.svg"],
])("a drawing may %s", async (_, logo) => {
  expect(await siteWithLogo(logo).findIssues()).toEqual([]);
});

test("braces of other languages are valid in a field", async () => {
  const site = new SampleSite().replace(
    pageFile,
    "heading: What the team does",
    "heading: What \\{{ product.title }} does for {{brand}}",
  );
  expect(await site.findIssues()).toEqual([]);
});

test("files of other programs are left out", async () => {
  const site = new SampleSite();
  for (const file of [
    "content/blog/first-post/._index.md",
    "content/._site.yaml",
    "content/.obsidian/notes.md",
    "content/.trash/index.md",
    "content/blog/.trash/old-post/index.md",
    "content/.DS_Store",
    "content/Thumbs.db",
    "content/blog/second-post/index.md~",
    "content/blog/second-post/#index.md#",
  ])
    site.write(file, "\0");
  expect(await site.findIssues()).toEqual([]);
});

type Harmless = [kind: string, change: (text: string) => string];

const harmless: Harmless[] = [
  ["a byte order mark", (text) => `\uFEFF${text}`],
  ["Windows line ends", (text) => text.replaceAll("\n", "\r\n")],
  [
    "a comment behind a value",
    (text) => text.replace("[growth]", "[growth] # more later"),
  ],
  [
    "a comment of its own",
    (text) => text.replace("tags:", "# more later\ntags:"),
  ],
  ["spaces behind the lines of ---", (text) => text.replaceAll("---", "---  ")],
];

test.each(harmless)("%s is harmless", async (_kind, change) => {
  const site = new SampleSite();
  expect(
    await site.write(postFile, change(site.read(postFile))).findIssues(),
  ).toEqual([]);
});

test.each([
  "## Step 1: Do\n\nIt.\n\n## Step 2: Send\n\nIt.",
  "## Step 1 of the audit\n\nIt.",
])("%j is valid in a guide", async (body) => {
  expect(await siteWithGuide({}, body).findIssues()).toEqual([]);
});

test("a guide may be updated on its publication day", async () => {
  const day = "2024-01-15";
  expect(
    await siteWithGuide({ publishDate: day, updatedDate: day }).findIssues(),
  ).toEqual([]);
});

test("a heading with a tag has an anchor made from its text", async () => {
  const site = new SampleSite()
    .replace(postFile, "## Look at orders", "## Look at H<sub>2</sub>O")
    .replace(pageFile, "/blog/first-post", "/blog/first-post#look-at-h2o");
  expect(await site.findIssues()).toEqual([]);
});
