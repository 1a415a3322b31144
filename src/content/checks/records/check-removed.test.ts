import { SampleSite, postFile } from "../../../test-support/sample-site";
import { formatIssue } from "../../issues/issue";
import { blogPost } from "../../types/blog-post";
import { type ContentRecord, parseContent } from "../../validate/parse-content";
import { findRemovedPages } from "./check-removed";

const parsePost = (file: string, key: string, field = "") => {
  const text = new SampleSite()
    .read(postFile)
    .replace("---\n", `---\n${field}`);
  return parseContent(blogPost, file, key, text).records;
};
const gone = "content/blog/gone/index.md";
const find = (records: ContentRecord[], field = "") =>
  findRemovedPages(parsePost(gone, "gone", field), { records, issues: [] });

test("a page that is gone asks for a redirect", () => {
  expect(find(parsePost(postFile, "first-post")).map(formatIssue)).toEqual([
    `${gone}:1:1  warning: file  had the page /blog/gone, which visitors don't find any more  write redirectFrom: [/blog/gone] in the page that replaces it, if one does  content/removed-page`,
  ]);
});

test("a redirect, a page in another file, or a draft asks for none", () => {
  const redirect = "redirectFrom: [/blog/gone/]\n";
  expect(find(parsePost(postFile, "first-post", redirect))).toEqual([]);
  expect(find(parsePost(gone, "gone"))).toEqual([]);
  expect(find([], "draft: true\n")).toEqual([]);
});
