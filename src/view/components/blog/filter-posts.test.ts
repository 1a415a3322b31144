import { filterPosts, readFilter, writeFilter } from "./filter-posts";

const feeds = {
  title: "Product feeds",
  excerpt: "What Google Shopping reads.",
  categories: [{ key: "google-shopping" }, { key: "marketing" }],
};
const budget = {
  title: "Where to spend",
  excerpt: "A budget that fits a PRODUCT launch.",
  categories: [{ key: "marketing" }],
};
const posts = [feeds, budget];

test("finds words in title or excerpt, ignoring case", () => {
  expect(filterPosts(posts, { query: " product ", category: "" })).toEqual([
    feeds,
    budget,
  ]);
  expect(filterPosts(posts, { query: "BUDGET", category: "" })).toEqual([
    budget,
  ]);
});

test("finds words with straight or curly quotes and any dash", () => {
  const ranges = { ...feeds, title: "A store’s “best” 6–12 posts" };
  const find = (query: string) =>
    filterPosts([ranges], { query, category: "" }).length;
  expect(["store's", "store’s", '"best" 6-12'].map(find)).toEqual([1, 1, 1]);
});

test("treats special characters literally, not as a pattern", () => {
  expect(filterPosts(posts, { query: ".*", category: "" })).toEqual([]);
});

test("a URL round-trips a filter, and an empty filter adds no query", () => {
  const filter = { query: "ads & feeds", category: "marketing" };
  expect(writeFilter(filter)).toBe("?q=ads+%26+feeds&category=marketing");
  expect(readFilter(writeFilter(filter))).toEqual(filter);
  expect(writeFilter({ query: "  ", category: "" })).toBe("");
});
