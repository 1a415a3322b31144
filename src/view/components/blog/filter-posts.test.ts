import { buildPost } from "../../../test-support/fragments";
import { filterPosts, readFilter, writeFilter } from "./filter-posts";

const posts = [
  {
    ...buildPost("Product feeds"),
    excerpt: "What a store’s “best” 6–12 posts do.",
    categories: [{ key: "google-shopping" }, { key: "marketing" }],
  },
  {
    ...buildPost("Where to spend at Crème"),
    excerpt: "Rated 4.8\u00a0/\u00a05. A budget that fits a PRODUCT launch.",
    categories: [{ key: "marketing" }],
  },
];

test.each([
  [" product ", "", 2],
  ["BUDGET", "", 1],
  ["product", "google-shopping", 1],
  // Straight quotes and hyphens find typographic ones.
  ["store's", "", 1],
  ['"best" 6-12', "", 1],
  ["spend  where", "", 1],
  ["creme", "", 1],
  ["4.8 / 5", "", 1],
  ["well-spend budget", "", 0],
  // Nothing is a pattern.
  [".*", "", 0],
])("the words %j in category %j find %d posts", (query, category, count) => {
  expect(filterPosts(posts, { query, category })).toHaveLength(count);
});

test("a URL round-trips a filter, and an empty filter adds no query", () => {
  const filter = { query: "ads & feeds", category: "marketing" };
  expect(writeFilter(filter)).toBe("?q=ads+%26+feeds&category=marketing");
  expect(readFilter(writeFilter(filter))).toEqual(filter);
  expect(writeFilter({ query: "  ", category: "" })).toBe("");
});
