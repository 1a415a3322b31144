import { publishedData } from "../../test-support/published-data";
import type { PublishedData } from "../published-data";
import { type ChangeFacts, findChangeDay, readStatedDays } from "./change-days";

const facts: ChangeFacts = {
  stated: new Map([["/blog/ads", "2025-03-15"]]),
  files: new Map([
    ["/pricing", "content/landing/pricing/index.yaml"],
    ["/privacy", "content/legal/privacy.md"],
    ["/about", "content/landing/about/index.yaml"],
  ]),
  git: {
    days: new Map([
      ["content/landing/pricing/index.yaml", "2025-01-01"],
      ["content/landing/pricing/cover.jpg", "2025-02-02"],
      ["content/landing/pricing-old/index.yaml", "2025-09-09"],
      ["content/legal/privacy.md", "2025-03-03"],
      ["content/legal/terms.md", "2025-09-09"],
      ["content/landing/about/index.yaml", "2025-04-04"],
    ]),
    uncommitted: new Set(["content/landing/about/team.jpg"]),
  },
  newestPostDay: "2025-05-30",
};

function findDay(path: string, change: Partial<ChangeFacts> = {}) {
  return findChangeDay({ path, newestDay: "2025-04-25" }, { ...facts, ...change });
}

test.each([
  ["a post", "/blog/ads", "the day that its writer states", "2025-03-15"],
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
  expect(findDay("/pricing", { git: undefined })).toBeUndefined();
  expect(findDay("/blog/ads", { git: undefined })).toBe("2025-03-15");
});

const words = { title: "Ads", excerpt: "", author: { key: "desk" }, categories: [] };

test("a post's date is its update, or else its publication; a guide's is its update", () => {
  const post = { ...words, key: "ads", publishDate: "2025-03-15" };
  const data: PublishedData = {
    ...publishedData,
    allBlogPost: {
      nodes: [
        { ...post, path: "/blog/kept", updatedDate: null },
        { ...post, path: "/blog/changed", updatedDate: "2025-06-01" },
      ],
    },
    allArticle: { nodes: [{ path: "/themes", title: "Themes", updatedDate: "2024-01-15" }] },
  };
  expect(Object.fromEntries(readStatedDays(data))).toEqual({
    "/blog/kept": "2025-03-15",
    "/blog/changed": "2025-06-01",
    "/themes": "2024-01-15",
  });
});
