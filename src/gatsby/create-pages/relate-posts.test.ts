import { relatePosts } from "./relate-posts";

function toPost(id: string, categories: string[], tags: string[] = []) {
  return { id, key: id, publishDate: "2025-03-01", categories, tags };
}

/** What the first of these posts, the newest, is related to. */
const relate = (...posts: ReturnType<typeof toPost>[]) =>
  relatePosts(posts)[0]?.map(({ id }) => id);

const newest = toPost("newest", ["ads"], ["roas"]);
const feeds = toPost("feeds", ["shopping"]);

test("a shared category weighs more than a shared tag, and posts that share nothing are left out", () => {
  const budget = toPost("budget", ["ads", "budget"]);
  const first = toPost("first", ["company"], ["roas"]);
  const email = toPost("email", ["email"], ["flows"]);
  expect(relate(newest, feeds, email, first, budget)).toEqual(["budget", "first"]);
});

test("a tag that is called like a category is not taken for it", () => {
  expect(relate(newest, feeds, toPost("tagged", ["email"], ["ads"]))).toEqual([]);
});

test("neighbors are not related: the page leads there anyway", () => {
  expect(relate(newest, toPost("next", ["ads"]), toPost("budget", ["ads"]))).toEqual(["budget"]);
  const [, , last] = relatePosts([newest, toPost("next", ["ads"]), toPost("last", ["ads"])]);
  expect(last).toMatchObject([{ id: "newest" }]);
});

test("three are enough, the newest of those that share as much", () => {
  const many = Array.from({ length: 9 }, (_, index) => toPost(`post-${String(index)}`, ["ads"]));
  expect(relate(...many)).toEqual(["post-2", "post-3", "post-4"]);
});
