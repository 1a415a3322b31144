import { SampleSite, pageFile, postFile } from "../../test-support/sample-site";

type Kind = [kind: string, file: string, written: string, replacement: string, problem: string];

/** What a writer can get wrong in choices, lists and names. */
const kinds: Kind[] = [
  [
    "an unknown choice",
    pageFile,
    "link: booking:demo",
    "link: booking:demo\n        style: secundary",
    'content/landing/home/index.yaml:12:16  sections[0].actions[0].style  "secundary" is not one of the values  did you mean "secondary"?',
  ],
  [
    "an unknown icon",
    pageFile,
    "icon: search",
    "icon: serach",
    'content/landing/home/index.yaml:20:15  sections[1].items[1].icon  "serach" is not one of the values  did you mean "search"?',
  ],
  [
    "an unknown section",
    pageFile,
    "type: card-grid",
    "type: card-gird",
    'content/landing/home/index.yaml:15:11  sections[1].type  "card-gird" is not a known type  did you mean "card-grid"?',
  ],
  [
    "too few list entries: the line of the list",
    pageFile,
    "      - title: Email\n        text: Flows and campaigns.\n",
    "",
    "content/landing/home/index.yaml:17:5  sections[1].items  has 1 entry  list at least 2",
  ],
  [
    "an empty list",
    postFile,
    "[marketing]",
    "[]",
    "content/blog/first-post/index.md:9:13  categories  has 0 entries  list at least 1",
  ],
  [
    "too many list entries",
    postFile,
    "[growth]",
    "[a, b, c, d, e, f, g, h, i]",
    "content/blog/first-post/index.md:10:7  tags  has 9 entries  list at most 8",
  ],
  [
    "an unknown reference",
    postFile,
    "author: growth-desk",
    "author: grwth-desk",
    'content/blog/first-post/index.md:5:9  author  "grwth-desk" is not a known Author  did you mean "growth-desk"?',
  ],
  [
    "an unknown reference in a list, near to none",
    postFile,
    "[marketing]",
    "[marketing, cooking]",
    'content/blog/first-post/index.md:9:25  categories[1]  "cooking" is not a known BlogCategory  use one of: marketing',
  ],
  [
    "an anchor that can't be part of an address",
    pageFile,
    "heading: What the team does",
    "heading: What the team does\n    anchor: The Team",
    'content/landing/home/index.yaml:17:13  sections[1].anchor  "The Team" is not in the expected form  write lower-case words joined by hyphens',
  ],
  [
    "a reading time that the text does not bear out",
    postFile,
    "readingTime: 1",
    "readingTime: 4",
    "content/blog/first-post/index.md:11:14  readingTime  4 min does not fit a text of 228 words  write 1, or change the length of the text",
  ],
];

test.each(kinds)("%s", async (_kind, file, written, replacement, problem) => {
  const site = new SampleSite().replace(file, written, replacement);
  expect(await site.findProblems()).toEqual([problem]);
});

test("a section without a type lists the sections that are nearest", async () => {
  const site = new SampleSite().replace(pageFile, "- type: card-grid\n    heading", "- heading");
  const [problem, ...others] = await site.findProblems();
  expect(others).toEqual([]);
  expect(problem).toMatch(
    /^content\/landing\/home\/index\.yaml:15:5 {2}sections\[1\]\.type {2}is missing {2}use one of: /,
  );
});
