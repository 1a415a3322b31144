import { SampleSite, authorFile, pageFile, postFile } from "../../test-support/sample-site";

type Kind = [kind: string, file: string, written: string, replacement: string, problem: string];

const longTitle = "How a small store grows, and what its owner has to do before and after that";
const title = "title: How a small store grows\nexc";

/** What a writer can get wrong in the value or the name of one field. */
const kinds: Kind[] = [
  [
    "a missing field",
    postFile,
    "publishDate: 2025-03-15\n",
    "",
    "content/blog/first-post/index.md:2:1  publishDate  is missing  add it: The day of publication, YYYY-MM-DD.",
  ],
  [
    "a missing field of a group: the line of the group",
    pageFile,
    "  title: Your growth team\n",
    "",
    "content/landing/home/index.yaml:1:1  seo.title  is missing  add it: The title in search results and the browser tab, without the brand.",
  ],
  [
    "a missing field of a list entry: the line of the entry",
    pageFile,
    "        text: Flows and campaigns.\n",
    "",
    "content/landing/home/index.yaml:18:9  sections[1].items[0].text  is missing  add it: What it means for the reader.",
  ],
  [
    "a missing field of a record in a map: the line of its key",
    authorFile,
    "  name: Growth desk\n",
    "",
    "content/shared/authors.yaml:1:1  growth-desk.name  is missing  add it: The role and the company, such as `Search desk, {{brand}}`.",
  ],
  [
    "a picture without alt text",
    postFile,
    "  alt: A parcel on a table\n",
    "",
    "content/blog/first-post/index.md:6:1  cover.alt  is missing  add it: What the picture shows, for those who do not see it.",
  ],
  [
    "a misspelled field: told once, not as missing as well",
    postFile,
    "excerpt: A",
    "exerpt: A",
    'content/blog/first-post/index.md:3:1  exerpt  is not a known field  did you mean "excerpt"?',
  ],
  [
    "a misspelled field inside a section",
    pageFile,
    "- icon: search",
    "- icn: search",
    'content/landing/home/index.yaml:20:9  sections[1].items[1].icn  is not a known field  did you mean "icon"?',
  ],
  [
    "a field too many",
    postFile,
    "  alt: A parcel on a table",
    "  alt: A parcel on a table\n  credit: A photographer",
    "content/blog/first-post/index.md:9:3  cover.credit  is not a known field  remove it: every field of this group is there",
  ],
  [
    "a number in place of text",
    postFile,
    title,
    "title: 2025\nexc",
    'content/blog/first-post/index.md:2:8  title  is a number, not text  put it in quotes: "2025"',
  ],
  [
    "text in place of a list",
    postFile,
    "tags: [growth]",
    "tags: growth",
    "content/blog/first-post/index.md:10:7  tags  is text, not a list  write [growth]",
  ],
  [
    "text in place of a group",
    postFile,
    "cover:\n  src: ./cover.png\n  alt: A parcel on a table\n",
    "cover: ./cover.png\n",
    "content/blog/first-post/index.md:6:8  cover  is text, not a group of fields  write its fields on the lines below it: src, alt",
  ],
  [
    "text in place of a number",
    postFile,
    "readingTime: 1",
    "readingTime: one",
    "content/blog/first-post/index.md:11:14  readingTime  is text, not a number  write a whole number, for example 5",
  ],
  [
    "a fraction in place of a whole number",
    postFile,
    "readingTime: 1",
    "readingTime: 1.5",
    "content/blog/first-post/index.md:11:14  readingTime  is a number, not a whole number  write a whole number, for example 5",
  ],
  [
    "a number out of range",
    postFile,
    "readingTime: 1",
    "readingTime: 90",
    "content/blog/first-post/index.md:11:14  readingTime  90 is out of range  write at most 60",
  ],
  [
    "a field without a value",
    postFile,
    "author: growth-desk",
    "author:",
    "content/blog/first-post/index.md:5:8  author  is empty  fill it in: Who signs the post: a key of content/shared/authors.yaml.",
  ],
  [
    "a text that is too long",
    postFile,
    title,
    `title: ${longTitle}\nexc`,
    "content/blog/first-post/index.md:2:8  title  is too long: it has 75 characters  write at most 70 characters",
  ],
  [
    "a text that is too short",
    postFile,
    title,
    "title: Growth\nexc",
    "content/blog/first-post/index.md:2:8  title  is too short: it has 6 characters  write at least 10 characters",
  ],
  [
    "an empty text",
    pageFile,
    "heading: What the team does",
    'heading: ""',
    "content/landing/home/index.yaml:16:14  sections[1].heading  is empty  write some text, or remove the field where it is optional",
  ],
  [
    "a text of spaces",
    pageFile,
    "heading: What the team does",
    'heading: "  "',
    "content/landing/home/index.yaml:16:14  sections[1].heading  is empty  write some text, or remove the field where it is optional",
  ],
  [
    "a date in words",
    postFile,
    "2025-03-15",
    "March 15, 2025",
    'content/blog/first-post/index.md:4:14  publishDate  "March 15, 2025" is not a date  write YYYY-MM-DD, for example 2025-03-15',
  ],
  [
    "a day that does not exist",
    postFile,
    "2025-03-15",
    "2025-02-30",
    'content/blog/first-post/index.md:4:14  publishDate  "2025-02-30" is not a date  write YYYY-MM-DD, for example 2025-03-15',
  ],
];

test.each(kinds)("%s", async (_kind, file, written, replacement, problem) => {
  const site = new SampleSite().replace(file, written, replacement);
  expect(await site.findProblems()).toEqual([problem]);
});
