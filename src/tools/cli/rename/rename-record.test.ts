import { cp, readdir } from "node:fs/promises";
import { stringify } from "yaml";
import { findErrors, formatIssue } from "../../../content/issues/issue";
import { readContentFiles } from "../../../content/read/read-files";
import { legalPage } from "../../../content/types/legal-page";
import { loadContent } from "../../../content-types";
import { sampleRecord } from "../../../test-support/sample-record";
import {
  SampleSite,
  authorFile,
  pageFile,
  postFile,
} from "../../../test-support/sample-site";
import { temporaryFolder } from "../../../test-support/temporary-folder";
import { renameRecord } from "./rename-record";

// Decoding all pictures of the site takes seconds.
jest.mock("../../../content/checks/fields/check-picture-file", () => ({
  ...jest.requireActual<object>(
    "../../../content/checks/fields/check-picture-file",
  ),
  checkPictureFile: () => [],
}));

const { at, read } = temporaryFolder();
const newPost = "content/blog/second-post/index.md";

async function renameIn(
  site: SampleSite,
  oldName = "blog/first-post",
  newKey = "second-post",
): Promise<string[]> {
  await site.writeTo(at());
  return renameRecord(oldName, newKey, at(), []);
}

async function readTexts(): Promise<string> {
  const files = await readContentFiles(at("content"));
  return files.map(({ file, text = "" }) => `${file}\n${text}`).join("\n");
}

test("every kind of record can be renamed", async () => {
  await cp("content", at("content"), { recursive: true });
  // As long as before, since lengths are limited.
  const renames = [
    ["blog/product-feed-optimization", "product-feed-optimizing-x"],
    ["articles/best-shopify-themes", "good-shopify-themes"],
    ["case-studies/colo", "coco"],
    ["legal/privacy", "secrecy"],
    ["blog-categories/marketing", "promotion"],
    ["facts/launch-time", "begin-time"],
    ["pricing-plans/growth", "grown"],
  ] as const;
  for (const [name, key] of renames) await renameRecord(name, key, at());
  const { issues } = await loadContent(at());
  expect(findErrors(issues).map(formatIssue)).toEqual([]);
}, 600_000);

test("links of all forms follow, and every other character stays", async () => {
  const text = `## More

No link: /blog/first-post-2 and the first-post.
See [it](</blog/first-post#look-at-orders> "A title"), [this] and ![A parcel](../first-post/cover.png).

[this]: /blog/first-post
`;
  const site = new SampleSite()
    .append(postFile, text)
    .replace(
      pageFile,
      "link: booking:demo",
      'link: "/blog/first-post#more" # a note',
    )
    .replace(
      pageFile,
      "src: ./wide.png",
      "src: ../../blog/first-post/cover.png",
    );
  site.remove("content/landing/home/wide.png");
  const [post, page] = [site.read(postFile), site.read(pageFile)];
  expect(await renameIn(site)).toEqual([
    "content/blog/first-post/index.md  has the new name",
    "content/landing/home/index.yaml  has the new name",
    "content/blog/first-post  is now content/blog/second-post",
  ]);
  expect(await read(pageFile)).toBe(
    page.replaceAll("first-post", "second-post"),
  );
  const renamed = post
    .replaceAll(/(?<=[./]\/?(?:blog\/)?)first-post(?!-2)/g, "second-post")
    .replace("\nseo:", "\nredirectFrom:\n  - /blog/first-post\nseo:");
  expect(await read(newPost)).toBe(renamed);
  const { issues } = await loadContent(at(), []);
  expect(findErrors(issues).map(formatIssue)).toEqual([]);
});

test("a record's key and its variables follow, with Windows line ends and a byte order mark", async () => {
  const site = new SampleSite()
    .write(
      "content/shared/facts.yaml",
      "trial:\n  value: 7 days\n  label: The trial\n",
    )
    .append(postFile, "\nFor {{fact.trial}}, {{ fact.trial }}, trial.\n");
  const text = `\uFEFF${site.read(postFile).replaceAll("\n", "\r\n")}`;
  await renameIn(site.write(postFile, text), "facts/trial", "test-time");
  await renameRecord("authors/growth-desk", "search-desk", at(), []);
  expect(await read("content/shared/facts.yaml")).toMatch(
    /^test-time:\n {2}value/,
  );
  expect(await read(authorFile)).toMatch(/^search-desk:\n/);
  expect(await read(postFile)).toBe(
    text
      .replaceAll("fact.trial", "fact.test-time")
      .replace("author: growth-desk", "author: search-desk"),
  );
});

test("a draft gets no redirect, and a page that gets its old name back none to itself", async () => {
  const draft = new SampleSite().replace(
    postFile,
    "\nseo:",
    "\ndraft: true\nseo:",
  );
  draft.replace(pageFile, "(/blog/first-post)", "(/)");
  await renameIn(draft);
  expect(await read(newPost)).not.toContain("redirectFrom");
  await renameIn(new SampleSite(), "blog/first-post", "third-post");
  await renameRecord("blog/third-post", "first-post", at(), []);
  expect(await read(postFile)).toContain(
    "redirectFrom:\n  - /blog/third-post\nseo:",
  );
});

test.each([
  [
    "blog/frst-post",
    "x",
    'There is no "blog/frst-post": did you mean "blog/first-post"?',
  ],
  [
    "blog/first-post",
    "Second Post",
    '"Second Post" can\'t be a name: write lowercase words joined by hyphens, such as second-post',
  ],
  [
    "blog/first-post",
    "first-post",
    '"first-post" is already taken by content/blog/first-post: choose another name',
  ],
  [
    "legal/terms",
    "blog",
    '"blog" is already taken by content/blog/index.yaml: choose another name',
  ],
  [
    "legal/terms",
    "services",
    '"services" is already taken by a redirect to /service: choose another name',
  ],
  [
    "landing/home",
    "start",
    '"home" can\'t be renamed: the code of the site links to this page.',
  ],
  ["blog/first-post", "broken", /^Fix what the check reports first:\n/],
])("%s can't become %s, and nothing is written", async (name, key, message) => {
  const terms = stringify(sampleRecord(legalPage));
  const site = new SampleSite().write(
    "content/legal/terms.md",
    `---\n${terms}---\n\n## Terms\n`,
  );
  if (key === "broken") site.replace(pageFile, "heading: A", 'heading: "A');
  await site.writeTo(at());
  const before = [await readTexts(), await readdir(at(), { recursive: true })];
  await expect(renameRecord(name, key, at(), [])).rejects.toThrow(message);
  expect([await readTexts(), await readdir(at(), { recursive: true })]).toEqual(
    before,
  );
});
