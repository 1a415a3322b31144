import { contentTypes } from "../../content-types";
import { buildEditorConfig } from "../../content/emit/editor-config";
import { findFile, findForm } from "./find-form";

const { collections } = buildEditorConfig(contentTypes, "Sample");

test.each([
  [
    "content/blog/a-post/index.md",
    "seo.title",
    "BlogPost/entries/a-post/index",
    "seo.title",
  ],
  ["content/legal/terms.md", "body", "LegalPage/entries/terms", "body"],
  [
    "content/landing/home/index.yaml",
    "sections[2].items[0].title",
    "LandingPage/entries/home/index",
    "sections.2.items.0.title",
  ],
  [
    "content/site.yaml",
    "navigation[1].link",
    "files/entries/SiteSettings",
    "navigation.1.link",
  ],
  ["content/articles/words.yaml", "toc", "files/entries/ArticleWords", "toc"],
  [
    "content/shared/facts.yaml",
    "free-trial.value",
    "files/entries/Fact",
    "records.1.value",
  ],
  ["content/shared/facts.yaml", "YAML", "files/entries/Fact", undefined],
])("a problem in %s, %s opens its form", (file, field, route, keyPath) => {
  const text = "notice:\n  value: a\n# One more.\nfree-trial:\n  value: b\n";
  const opened = { route: `/collections/${route}`, keyPath };
  expect(findForm({ file, field }, collections, text)).toEqual(opened);
  expect(findFile(`#${opened.route}`, collections)).toBe(file);
});

test("a file without a form opens nothing", () => {
  expect(
    findForm({ file: "content/notes.txt", field: "file" }, collections, ""),
  ).toBeUndefined();
});

test.each(["#/collections/BlogPost/new", "#/collections/BlogPost", "#/assets"])(
  "%s has no file",
  (hash) => {
    expect(findFile(hash, collections)).toBeUndefined();
  },
);
