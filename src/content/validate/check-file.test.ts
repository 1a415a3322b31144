import { SampleSite, authorFile, pageFile, postFile } from "../../test-support/sample-site";

const legalFile = "content/legal/cookies.md";
const legalFields = `---
title: Cookies
effectiveDate: 2025-05-24
effectiveLabel: Effective {date}
seo:
  title: Cookie policy
  description: Which cookies the site sets, what each of them is for and how to be rid of them.
  keywords: [cookies, privacy, tracking]
---
`;

const site = () => new SampleSite();

test("a body without a word", async () => {
  expect(await site().write(legalFile, legalFields).findProblems()).toEqual([
    "content/legal/cookies.md:10:1  body  is empty  write it below the front matter: The clauses, in Markdown. Headings start at ##.",
  ]);
});

test("a picture under the name of a text", async () => {
  const bytes = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe, 0x00, 0x00]);
  expect(await site().write(postFile, bytes).findProblems()).toEqual([
    "content/blog/first-post/index.md:1:1  file  is not text in UTF-8  save it as UTF-8 text",
  ]);
});

test("a text in another encoding", async () => {
  const bytes = Buffer.from("growth-desk:\n  name: Café\n", "latin1");
  expect(await site().write(authorFile, bytes).findProblems()).toEqual([
    "content/shared/authors.yaml:1:1  file  is not text in UTF-8  save it as UTF-8 text",
  ]);
});

test.each([
  "\u0001\u0002: [\u0003{{{\n\t- :::\n%%%",
  "}{][",
  "? [a]\n: {b",
  "%YAML 9\n---\n!!x &a *a",
  "---",
])("junk is told, not thrown: %j", async (junk) => {
  expect((await site().write(pageFile, junk).findProblems()).length).toBeGreaterThan(0);
  expect(
    (await site().write(postFile, `---\n${junk}\n---\n${junk}`).findProblems()).length,
  ).toBeGreaterThan(0);
});

test("a folder name that can't be part of an address", async () => {
  const problems = await site()
    .write("content/legal/Cookie Policy.md", `${legalFields}Words.\n`)
    .findProblems();
  expect(problems).toEqual([
    'content/legal/Cookie Policy.md:1:1  file name  "Cookie Policy" can\'t be part of an address  use lower-case words joined by hyphens: cookie-policy',
  ]);
});

test("a key that can't be part of an address: the line of the key", async () => {
  const second =
    "Search_Desk:\n  name: Search desk\n  avatar: { src: ./avatar.png, alt: A desk }\n";
  const bio = "  bio: The search desk plans what a store writes next and writes it down.\n";
  expect(
    await site()
      .append(authorFile, second + bio)
      .findProblems(),
  ).toEqual([
    'content/shared/authors.yaml:7:1  Search_Desk  "Search_Desk" can\'t be part of an address  use lower-case words joined by hyphens: search-desk',
  ]);
});

test("a byte order mark and Windows line ends move no place", async () => {
  const text = `\uFEFF${legalFields}[Back](/blgo)\n`.replaceAll("\n", "\r\n");
  expect(await site().write(legalFile, text).findProblems()).toEqual([
    'content/legal/cookies.md:10:1  body  "/blgo" is not a page of this site  did you mean "/blog"?',
  ]);
});
