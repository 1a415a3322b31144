import { SampleSite, postFile } from "../../../test-support/sample-site";

type Kind = [kind: string, markdown: string, problem: string];

/** The Markdown stands on line 19 of the post, before the heading "Look at orders". */
const kinds: Kind[] = [
  ["raw HTML", "Some <b>bold</b> words.", "19:6  body  <b> is raw HTML  write **bold**"],
  [
    "a block of raw HTML",
    '<div class="note">\nWords.\n</div>',
    '19:1  body  <div class="note"> is raw HTML  write it in Markdown',
  ],
  [
    "a heading of the first level",
    "# How stores grow",
    "19:1  body  is a heading of the first level  write ##: the title is the page's only first-level heading",
  ],
  [
    "a skipped level",
    "#### In depth",
    '19:1  body  the heading "In depth" skips from level 1 to 4  write ## In depth',
  ],
  [
    "a heading that stands twice: the place of the second",
    "## Look at orders",
    '21:1  body  the heading "Look at orders" stands twice  word one of them differently: an anchor leads to one place',
  ],
  [
    "two headings with one anchor",
    "## Look at orders!",
    '21:1  body  the heading "Look at orders" gets the same anchor as "Look at orders!"  word one of them differently: an anchor leads to one place',
  ],
  [
    "a heading without a word",
    "## 🎉",
    '19:1  body  the heading "🎉" has no letter or digit  write words: its anchor is made from them',
  ],
  [
    "a picture without alt text",
    "Look: ![](./cover.png)",
    '19:7  body  the picture "./cover.png" has no alt text  write ![what it shows](./cover.png)',
  ],
  [
    "a picture that does not exist",
    "Look: ![A parcel](./covr.png)",
    '19:7  body  "./covr.png" does not exist  did you mean "./cover.png"?',
  ],
  [
    "an unknown variable",
    "First line,\nthen {{brnad}}.",
    '20:6  body  "{{brnad}}" is not a known variable  did you mean "brand"?',
  ],
  [
    "a variable that is not closed",
    "Ask {{brand}.",
    '19:5  body  "{{brand}" is not a known variable  write {{brand}}',
  ],
  [
    "a reference whose target is unknown",
    "See [it][1].\n\n[1]: /blgo",
    '21:1  body  "/blgo" is not a page of this site  did you mean "/blog"?',
  ],
];

test.each(kinds)("%s", async (_kind, markdown, problem) => {
  const site = new SampleSite().replace(postFile, "## Look", `${markdown}\n\n## Look`);
  expect(await site.findProblems()).toEqual([`content/blog/first-post/index.md:${problem}`]);
});
