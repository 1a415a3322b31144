import {
  SampleSite,
  authorFile,
  pageFile,
  postFile,
} from "../../test-support/sample-site";

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

test("a body without text", async () => {
  expect(await site().write(legalFile, legalFields).findIssues()).toEqual([
    `${legalFile}:10:1  body  is empty  write it below the front matter: Text of the clauses, in Markdown. Headings start at ##.  content/empty-field`,
  ]);
});

test.each<[kind: string, file: string, bytes: Buffer]>([
  [
    "a picture under the name of a text",
    postFile,
    Buffer.from([0x89, 0x50, 0x4e, 0xff, 0x00]),
  ],
  [
    "a text with a zero byte",
    authorFile,
    Buffer.from("growth-desk:\0\n  name: Cafe\n"),
  ],
  [
    "a text in another encoding",
    authorFile,
    Buffer.from("growth-desk:\n  name: Café\n", "latin1"),
  ],
])("%s", async (_kind, file, bytes) => {
  expect(await site().write(file, bytes).findIssues()).toEqual([
    `${file}:1:1  file  is not UTF-8 text  save it as UTF-8  content/wrong-encoding`,
  ]);
});

test.each([
  "\u0001\u0002: [\u0003{{{\n\t- :::\n%%%",
  "}{][",
  "? [a]\n: {b",
  "%YAML 9\n---\n!!x &a *a",
  "---",
])("unreadable files are reported, not thrown: %j", async (junk) => {
  const front = `---\n${junk}\n---\n${junk}`;
  expect(await site().write(pageFile, junk).findIssues()).not.toEqual([]);
  expect(await site().write(postFile, front).findIssues()).not.toEqual([]);
});

test("a folder name that can't be part of a URL", async () => {
  const file = "content/legal/Cookie Policy.md";
  expect(
    await site().write(file, `${legalFields}Words.\n`).findIssues(),
  ).toEqual([
    `${file}:1:1  file name  "Cookie Policy" can't be part of a URL  use lowercase words joined by hyphens: cookie-policy  content/invalid-slug`,
  ]);
});

test("a key that can't be part of a URL: the line of the key", async () => {
  const second = site().read(authorFile).replace("growth-desk", "Search_Desk");
  expect(await site().append(authorFile, second).findIssues()).toEqual([
    `${authorFile}:7:1  Search_Desk  "Search_Desk" can't be the key of a record  use lowercase words joined by hyphens: search-desk  content/invalid-slug`,
  ]);
});

test("a byte order mark and Windows line endings change no position", async () => {
  const text = `\uFEFF${legalFields}[Back](/blgo)\n`.replaceAll("\n", "\r\n");
  expect(await site().write(legalFile, text).findIssues()).toEqual([
    `${legalFile}:10:1  body  "/blgo" is not a page of this site  did you mean "/blog"?  content/unknown-page`,
  ]);
});

test("only a missing required file is reported", async () => {
  const issues = await site()
    .remove("content/site.yaml")
    .replace(
      pageFile,
      "heading: What the team does",
      "heading: What {{brand}} does",
    )
    .findIssues();
  expect(issues).toEqual([
    "content/site.yaml:1:1  file  is missing  add it: Settings of the whole site: brand, links, navigation, footer, trackers.  content/missing-content-file",
  ]);
});
