import { makeContext } from "../../test-support/query-context";
import { categoryFields, findRelated, postFields } from "./post-fields";
import type { PostNode } from "./post-fields";

const toPost = (key: string, day: number, categories: string[], tags: string[] = []): PostNode => ({
  ...{ key, categories, tags },
  publishDate: `2025-01-0${String(day)}`,
});
const newest = toPost("newest", 5, ["ads"], ["roas"]);
const feeds = toPost("feeds", 4, ["shopping"]);
const email = toPost("email", 3, ["email"], ["flows"]);
const budget = toPost("budget", 2, ["ads", "budget"]);
const first = toPost("first", 1, ["company"], ["roas"]);
const posts = [newest, feeds, email, budget, first];
const context = makeContext(
  Object.fromEntries(
    [budget, first, newest, email, feeds].map((post) => [`BlogPost:${post.key}`, post]),
  ),
);

const keysOf = (found: PostNode[]) => found.map(({ key }) => key);

test("a post leads to the one before and the one after it", async () => {
  expect(await postFields.newer.resolve(feeds, {}, context)).toBe(newest);
  expect(await postFields.older.resolve(feeds, {}, context)).toBe(email);
});

test("nothing is newer than the newest, and nothing older than the first", async () => {
  expect(await postFields.newer.resolve(newest, {}, context)).toBeNull();
  expect(await postFields.older.resolve(first, {}, context)).toBeNull();
});

test("a shared category weighs more than a shared tag, and posts that share nothing are left out", () => {
  expect(keysOf(findRelated(newest, posts))).toEqual(["budget", "first"]);
});

test("neighbors are not related: the page leads there anyway", () => {
  const next = toPost("next", 4, ["ads"]);
  expect(keysOf(findRelated(newest, [newest, next, budget]))).toEqual(["budget"]);
});

test("three are enough", () => {
  const many = Array.from({ length: 9 }, (_, index) => toPost(`post-${String(index)}`, 1, ["ads"]));
  expect(keysOf(findRelated(many[0]!, many))).toEqual(["post-2", "post-3", "post-4"]);
});

test("a category knows how many posts are filed under it", async () => {
  expect(await categoryFields.postCount.resolve({ key: "ads" }, {}, context)).toBe(2);
  expect(await categoryFields.postCount.resolve({ key: "none" }, {}, context)).toBe(0);
});
