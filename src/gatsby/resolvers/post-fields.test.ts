import { makeContext } from "../../test-support/query-context";
import { postsById } from "./post-fields";

const [budget, feeds] = [{ key: "budget" }, { key: "feeds" }];
const context = makeContext({
  "BlogPost:budget": budget,
  "BlogPost:feeds": feeds,
});

test("posts are in the order of their ids, and unknown ids are left out", () => {
  const ids = ["BlogPost:feeds", "BlogPost:gone", "BlogPost:budget"];
  expect(postsById.resolve(undefined, { ids }, context)).toEqual([
    feeds,
    budget,
  ]);
});
