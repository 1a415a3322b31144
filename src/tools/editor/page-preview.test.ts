/** @jest-environment jsdom */
import { findPath, readHead } from "./page-preview";

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

test.each([
  ["title", "Feeds | Northcart"],
  ["description", "What to fix first."],
  ["og:title", "Feeds"],
])("the page's %s is %s", (name, text) => {
  document.head.innerHTML = `<title>Feeds | Northcart</title>
    <meta name="description" content="What to fix first."><meta property="og:title" content="Feeds">`;
  expect(readHead(document, name)).toBe(text);
});
