import { makeContext, makeInfo } from "../../test-support/query-context";
import { postsById, related } from "./post-fields";

const [budget, feeds] = [{ key: "budget" }, { key: "feeds" }];
const context = makeContext({ "BlogPost:budget": budget, "BlogPost:feeds": feeds });

test("posts are in the order of their ids, and unknown ids are left out", () => {
  const ids = ["BlogPost:feeds", "BlogPost:gone", "BlogPost:budget"];
  expect(postsById.resolve(undefined, { ids }, context)).toEqual([feeds, budget]);
});

test("a post lists its most related posts, newest first", async () => {
  const buildPost = (key: string, publishDate: string, tags: string[]) => ({
    ...{ id: key, key, publishDate, tags, categories: ["ads"] },
  });
  const oldest = buildPost("oldest", "2025-01-01", ["roas"]);
  const posts = [
    ...[oldest, buildPost("newest", "2025-05-01", []), buildPost("tagged", "2025-04-01", ["roas"])],
    ...[buildPost("middle", "2025-03-01", []), buildPost("before", "2025-02-01", [])],
  ];
  const nodes = Object.fromEntries(posts.map((post) => [`BlogPost:${post.key}`, post]));
  const found = await related.resolve(oldest, {}, makeContext(nodes), makeInfo("related"));
  expect(found.map((post) => post.key)).toEqual(["tagged", "newest", "middle"]);
});
