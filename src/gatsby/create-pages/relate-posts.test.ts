import { relatePosts } from "./relate-posts";

function buildPost(id: string, categories: string[], tags: string[] = []) {
  return { id, key: id, publishDate: "2025-03-01", categories, tags };
}

/** The posts related to the first of these, which is the newest. */
const relate = (...posts: ReturnType<typeof buildPost>[]) =>
  relatePosts(posts)[0]?.map(({ id }) => id);

const newest = buildPost("newest", ["ads"], ["roas"]);
const feeds = buildPost("feeds", ["shopping"]);

test("a shared category counts more than a shared tag, and unrelated posts are last", () => {
  const budget = buildPost("budget", ["ads", "budget"]);
  const first = buildPost("first", ["company"], ["roas"]);
  const email = buildPost("email", ["email"], ["flows"]);
  expect(relate(newest, feeds, email, first, budget)).toEqual([
    "budget",
    "first",
    "feeds",
  ]);
});

test("at most three, the newest of equally related posts", () => {
  const many = Array.from({ length: 9 }, (_, index) =>
    buildPost(`post-${index}`, ["ads"]),
  );
  expect(relate(...many)).toEqual(["post-1", "post-2", "post-3"]);
});
