import { cp, readdir } from "node:fs/promises";
import { findErrors, formatIssue } from "../../content/issues/issue";
import { readToday } from "../../lib/format/today";
import { siteWithGuide } from "../../test-support/sample-guides";
import { SampleSite, postFile } from "../../test-support/sample-site";
import { temporaryFolder } from "../../test-support/temporary-folder";
import { draftKinds, makeDraft } from "./make-draft";
import { loadContent } from "../../content-types";

// Decoding all pictures of the site takes seconds.
jest.mock("../../content/checks/fields/check-picture-file", () => ({
  ...jest.requireActual<object>(
    "../../content/checks/fields/check-picture-file",
  ),
  checkPictureFile: () => [],
}));

const title = "How small stores plan a year";
const kinds = Object.keys(draftKinds);
const { at, read, write } = temporaryFolder();

const make = (kind: string, words = title, slug?: string) =>
  makeDraft({ kind, title: words, slug }, at());

async function findIssues(): Promise<string[]> {
  return findErrors((await loadContent(at(), [])).issues).map(formatIssue);
}

test.each(kinds)(
  "a new %s passes the check in an almost empty site",
  async (kind) => {
    await new SampleSite().writeTo(at());
    await make(kind);
    expect(await findIssues()).toEqual([]);
  },
);

test("drafts of all kinds pass this site's check, both as created and with every optional field", async () => {
  await cp("content", at("content"), { recursive: true });
  const drafts = [];
  for (const kind of kinds) drafts.push(await make(kind, title, `new-${kind}`));
  expect(await findIssues()).toEqual([]);
  for (const { files } of drafts)
    await write(files[0]!, uncomment(await read(files[0]!)));
  expect(await findIssues()).toEqual([]);
}, 180_000);

test("a draft has its title, date, URL, and picture", async () => {
  await siteWithGuide().writeTo(at());
  const { files, path } = await make("post", "Crème & Co.: what's new");
  expect(path).toBe("/blog/creme-and-co-whats-new");
  expect(await readdir(at("content/blog/creme-and-co-whats-new"))).toHaveLength(
    2,
  );
  const text = await read(files[0]!);
  expect(text).toContain('title: "Crème & Co.: what\'s new"\n');
  expect(text).toContain(`publishDate: ${readToday()}\n`);
  expect(text).toContain("draft: true\n");
});

test.each([
  [
    "artcle",
    title,
    undefined,
    'Unknown kind "artcle": did you mean "article"?',
  ],
  [
    "post",
    "成長するお店のためのガイド",
    undefined,
    '"" cannot be part of a URL',
  ],
  ["post", title, "Summer Sale", '"Summer Sale" cannot be part of a URL'],
  [
    "post",
    title,
    "first-post",
    "/blog/first-post is already taken by content/blog/first-post",
  ],
  [
    "page",
    "Services",
    undefined,
    "/services is already taken by a redirect to /service",
  ],
  [
    "page",
    "Old offer",
    undefined,
    "/old-offer is already taken by redirectFrom of content/blog/first-post/index.md",
  ],
  [
    "page",
    "Blog",
    undefined,
    "/blog is already taken by content/blog/index.yaml",
  ],
])(
  "%s %j with slug %j is rejected, and nothing is written",
  async (kind, words, slug, message) => {
    const site = siteWithGuide().replace(
      postFile,
      "\nseo:",
      "\nredirectFrom: [/old-offer]\nseo:",
    );
    await site.writeTo(at());
    const before = await readdir(at(), { recursive: true });
    await expect(make(kind, words, slug)).rejects.toThrow(message);
    expect(await readdir(at(), { recursive: true })).toEqual(before);
  },
);

/** Uncomments all optional fields, including nested ones. */
function uncomment(text: string): string {
  const less = text.replace(/^( *)# (?!yaml-language-server)/gm, "$1");
  return less === text ? text : uncomment(less);
}
