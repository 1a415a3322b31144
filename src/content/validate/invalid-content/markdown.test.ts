import { SampleSite, postFile } from "../../../test-support/sample-site";

type Kind = [kind: string, markdown: string, problem: string];

/** The Markdown stands on line 19 of the post, before its only heading. */
const kinds: Kind[] = [
  [
    "a script as a link, in mixed case",
    "[x](JaVaScRiPt:alert(1))",
    '19:1  body  "JaVaScRiPt:alert(1)" would run in the browser  write a route such as /pricing, an anchor such as #faq, booking:demo, mailto: or an https:// URL',
  ],
  [
    "a script as a link, with an entity",
    "[x](java&#115;cript:alert(1))",
    '19:1  body  "javascript:alert(1)" would run in the browser  write a route such as /pricing, an anchor such as #faq, booking:demo, mailto: or an https:// URL',
  ],
  [
    "data as a link",
    "[x](data:text/html,hi)",
    '19:1  body  "data:text/html,hi" would run in the browser  write a route such as /pricing, an anchor such as #faq, booking:demo, mailto: or an https:// URL',
  ],
  [
    "another script as a link",
    "[x](VBScript:x)",
    '19:1  body  "VBScript:x" would run in the browser  write a route such as /pricing, an anchor such as #faq, booking:demo, mailto: or an https:// URL',
  ],
  [
    "a script in angle brackets",
    "<javascript:alert(1)>",
    '19:1  body  "javascript:alert(1)" would run in the browser  write a route such as /pricing, an anchor such as #faq, booking:demo, mailto: or an https:// URL',
  ],
  [
    "a bare www address",
    "See www.shop.test/a now.",
    '19:5  body  "www.shop.test/a" lacks the beginning of an address  write [words](https://www.shop.test/a)',
  ],
  [
    "a link without an address",
    "[words]()",
    '19:1  body  the link "words" leads nowhere  write a route such as /pricing, an anchor such as #faq, booking:demo, mailto: or an https:// URL',
  ],
  [
    "a link without words",
    "[](/blog)",
    '19:1  body  the link to "/blog" has no words  write [words](/blog)',
  ],
  [
    "a reference that is not defined",
    "See [the list][list].",
    '19:5  body  "[the list][list]" names an address that is not defined  write [the list](address), or add a line: [list]: address',
  ],
  [
    "a space in an address",
    "See [the list](/the list).",
    '19:5  body  "[the list](/the list)" is not read as a link  write the address without spaces and quotes: [words](/address)',
  ],
  [
    "a space before an address",
    "See [the list] (/blog).",
    '19:5  body  "[the list] (/blog)" is not read as a link  write [the list](/blog), without a space between',
  ],
  [
    "an anchor that another page has not",
    "[x](/#nothing)",
    '19:1  body  "#nothing" is not on the page /  use one of: intro',
  ],
  [
    "a heading without words",
    "##",
    "19:1  body  is a heading without words  write its words, or remove the line",
  ],
  [
    "a heading without a space",
    "##Look",
    '19:1  body  "##Look" is not read as a heading  write a space: ## Look',
  ],
  [
    "a title that is underlined",
    "Title\n===",
    "19:1  body  is a heading of the first level  write ##: the title is the page's only first-level heading",
  ],
  [
    "a picture by reference",
    "![A box][box]\n\n[box]: ./cover.png",
    '19:1  body  the picture "[box]" names its file elsewhere  write ![what it shows](./picture.jpg)',
  ],
  [
    "an alt text of spaces",
    "![ ](./cover.png)",
    '19:1  body  the picture "./cover.png" has no alt text  write ![what it shows](./cover.png)',
  ],
  [
    "a callout without words",
    "> [!TIP]",
    "19:1  body  the passage [!TIP] has no words  write the words on the next line, also after >",
  ],
  [
    "a callout without its exclamation mark",
    "> [TIP]\n> Words.",
    '19:1  body  "[TIP]" marks no passage  write [!TIP]',
  ],
  [
    "a callout with a space",
    "> [! TIP]\n> Words.",
    '19:1  body  [! TIP] is not a known kind of passage  did you mean "TIP"?',
  ],
  [
    "a callout's marker below the first line",
    "> Words.\n> [!TIP]\n> More.",
    '19:1  body  "[!TIP]" stands below the first line of its quotation  write > [!TIP] above the other lines',
  ],
  [
    "a callout's marker in the second paragraph",
    "> Words.\n>\n> [!TIP] More.",
    '19:1  body  "[!TIP]" stands below the first line of its quotation  write > [!TIP] above the other lines',
  ],
  [
    "a callout's marker outside a quotation",
    "[!TIP]\nWords.",
    "19:1  body  [!TIP] stands outside a quotation  begin each of its lines with >: > [!TIP]",
  ],
  [
    "a callout without brackets",
    "> !TIP Words.",
    '19:1  body  "!TIP" marks no passage  write [!TIP]',
  ],
  [
    "a picture whose ending is in capitals",
    "![A box](./Box.PNG)",
    '19:1  body  "./Box.PNG" ends in capitals  rename the file to Box.png and write ./Box.png',
  ],
];

test.each(kinds)("%s", async (_kind, markdown, problem) => {
  const site = new SampleSite().replace(postFile, "## Look", `${markdown}\n\n## Look`);
  expect(await site.findProblems()).toEqual([`content/blog/first-post/index.md:${problem}`]);
});

test.each([
  "See [it][1] and [the list].\n\n[1]: /blog",
  "An escaped \\[word\\]\\[other\\] and `[code][0]`.",
  "Rows[0][1] of a sheet, [as we said] (see above).",
  '[A title](/blog "The blog"), <https://shop.test> and hello@shop.test.',
  "The #1 store, and a line:\n\\## not a heading",
  "> A quotation that says TIP.\n>\n> And [more](/blog).",
  "![A box](./cover.png)",
])("%j may stand in a text", async (markdown) => {
  const site = new SampleSite().replace(postFile, "## Look", `${markdown}\n\n## Look`);
  expect(await site.findProblems()).toEqual([]);
});
