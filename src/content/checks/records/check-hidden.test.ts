import { laterDay } from "../../../test-support/later-day";
import {
  SampleSite,
  pageFile,
  postFile,
} from "../../../test-support/sample-site";

const fileOfSecond = "content/blog/second-post/index.md";
const second = new SampleSite()
  .read(postFile)
  .replace(/\.\/cover/, "../first-post/cover");
const draft = second.replace("tags:", "draft: true\ntags:");
const linkToSecond = "[the first page](/blog/second-post)";

function siteWith(secondPost: string): SampleSite {
  return new SampleSite().write(fileOfSecond, secondPost);
}

test("a published page can't link to a draft", async () => {
  const site = siteWith(draft).replace(
    postFile,
    "[the first page](/#intro)",
    linkToSecond,
  );
  expect(await site.findIssues()).toEqual([
    'content/blog/first-post/index.md:17:12  body  the page /blog/second-post is a draft  remove "draft: true" from it, or refer to another one  content/hidden-target',
  ]);
});

test("a published page can't link to a post with a later date", async () => {
  const scheduled = second
    .replace("2025-03-15", laterDay)
    .replaceAll("How a small store", "How a large store")
    .replace("A short guide", "A long guide")
    .replace("Where the next", "Where the last");
  const site = siteWith(scheduled).replace(
    postFile,
    "[the first page](/#intro)",
    linkToSecond,
  );
  expect(await site.findIssues()).toEqual([
    `content/blog/first-post/index.md:17:12  body  the page /blog/second-post is not published before ${laterDay}  give it an earlier date, or refer to another one  content/hidden-target`,
  ]);
});

test("a draft can link to drafts, and a page without links to it can be a draft", async () => {
  const third = draft.replace("[the first page](/#intro)", linkToSecond);
  const site = siteWith(draft).write("content/blog/third-post/index.md", third);
  expect(await site.findIssues()).toEqual([]);
});

test("the home page can't be a draft", async () => {
  const site = new SampleSite()
    .replace(pageFile, "sections:\n", "draft: true\nsections:\n")
    .replace(postFile, "[the first page](/#intro)", "the first page");
  expect(await site.findIssues()).toContain(
    'content/landing/home/index.yaml:5:8  draft  the site needs this page  remove "draft: true" from it  content/required-page',
  );
});
