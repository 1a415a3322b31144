import { toSearchIndex } from "./search-index";

test("a post is known by what is searched and shown, its author and categories by their keys", () => {
  const post = {
    key: "ads",
    title: "Ads and budgets",
    excerpt: "Where the money goes.",
    publishDate: "2025-03-15",
    author: { key: "growth-desk" },
    categories: [{ key: "marketing" }, { key: "budget" }],
  };
  const indexed = { ...post, author: "growth-desk", categories: ["marketing", "budget"] };
  expect(toSearchIndex([post])).toEqual({ posts: [indexed] });
});
