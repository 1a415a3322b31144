import { publishedData } from "../../test-support/published-data";
import type { PublishedData } from "../published-data";
import { toStatedDays } from "./stated-days";

const words = { title: "Ads", excerpt: "", author: { key: "desk" }, categories: [] };

test("a post states the day of its change, or else its first; a guide the day of its change", () => {
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
  expect(Object.fromEntries(toStatedDays(data))).toEqual({
    "/blog/kept": "2025-03-15",
    "/blog/changed": "2025-06-01",
    "/themes": "2024-01-15",
  });
});
