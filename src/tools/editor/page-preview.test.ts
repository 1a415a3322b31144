import { findPath } from "./page-preview";

const types = [
  { name: "BlogPost", preview_path: "blog/{{slug}}" },
  { name: "files" },
];

test.each([
  ["#/collections/BlogPost/entries/a-post/index", "/blog/a-post"],
  ["#/collections/BlogPost/new", undefined],
  ["#/collections/files/entries/Fact", undefined],
  ["#/collections/BlogPost", undefined],
])("%s shows %s", (hash, path) => {
  expect(findPath(hash, types)).toBe(path);
});
