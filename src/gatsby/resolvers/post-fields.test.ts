import { makeContext } from "../../test-support/query-context";
import { categoryFields, postsById } from "./post-fields";

const budget = { key: "budget", categories: ["ads", "budget"] };
const feeds = { key: "feeds", categories: ["shopping", "ads"] };
const context = makeContext({ "BlogPost:budget": budget, "BlogPost:feeds": feeds });

test("posts come in the order of their ids, and an id that no post has is left out", () => {
  const ids = ["BlogPost:feeds", "BlogPost:gone", "BlogPost:budget"];
  expect(postsById.resolve(undefined, { ids }, context)).toEqual([feeds, budget]);
});

test("a category knows how many posts are filed under it", async () => {
  expect(await categoryFields.postCount.resolve({ key: "ads" }, {}, context)).toBe(2);
  expect(await categoryFields.postCount.resolve({ key: "none" }, {}, context)).toBe(0);
});
