import { publishedData as data } from "../../test-support/published-data";
import { findChangeDay } from "./change-days";

const git = {
  days: new Map([
    ["content/landing/pricing/index.yaml", "2025-01-01"],
    ["content/landing/pricing/cover.jpg", "2025-02-02"],
    ["content/landing/pricing-old/index.yaml", "2025-09-09"],
    ["content/legal/privacy.md", "2025-03-03"],
    ["content/legal/terms.md", "2025-09-09"],
    ["content/landing/about/index.yaml", "2025-04-04"],
  ]),
  uncommitted: new Set(["content/landing/about/team.jpg"]),
};

function findDay(path: string) {
  return findChangeDay({ path, newestDay: "2025-04-25" }, data, git);
}

test.each([
  ["a post", "/blog/ads", "the day of its publication", "2025-03-15"],
  ["a post", "/blog/changed", "the day of its update", "2025-06-01"],
  ["a guide", "/themes", "the day of its update", "2024-01-15"],
  ["a page", "/pricing", "the last commit of its folder", "2025-02-02"],
  ["a single file", "/privacy", "the last commit of the file", "2025-03-03"],
  ["the blog", "/blog", "the newest post", "2025-05-30"],
  ["a later page of the blog", "/blog/page/2", "the newest post", "2025-05-30"],
  ["a category", "/blog/category/ads", "its own newest post", "2025-04-25"],
])("%s (%s) changed on %s", (_kind, path, _source, day) => {
  expect(findDay(path)).toBe(day);
});

test("uncommitted content, or content without git, has no date", () => {
  expect(findDay("/about")).toBeUndefined();
  const withoutGit = (path: string) =>
    findChangeDay({ path, newestDay: "" }, data, undefined);
  expect(withoutGit("/pricing")).toBeUndefined();
  expect(withoutGit("/blog/ads")).toBe("2025-03-15");
});
