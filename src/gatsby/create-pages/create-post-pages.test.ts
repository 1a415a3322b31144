import { resolve } from "node:path";
import { makePageCreation } from "../../test-support/page-creation";
import { createPostPages } from "./create-post-pages";

const toPost = (key: string) => ({
  id: `BlogPost:${key}`,
  path: `/blog/${key}`,
  notice: null,
  tags: [],
  categories: [{ key: "ads" }],
});

test("each post's page knows the posts before and after it, and those that are related", async () => {
  const nodes = ["newest", "second", "third"].map(toPost);
  const { args, createPage } = makePageCreation({ data: { allBlogPost: { nodes } } });
  await createPostPages(args);
  const component = resolve("src/templates/blog-post.tsx");
  const [newest, second, third] = nodes.map(({ id }) => id);
  expect(createPage.mock.calls).toEqual([
    [
      {
        path: "/blog/newest",
        component,
        context: { id: newest, newerId: null, olderId: second, relatedIds: [third] },
      },
    ],
    [
      {
        path: "/blog/second",
        component,
        context: { id: second, newerId: newest, olderId: third, relatedIds: [] },
      },
    ],
    [
      {
        path: "/blog/third",
        component,
        context: { id: third, newerId: second, olderId: null, relatedIds: [newest] },
      },
    ],
  ]);
});

test("the page of a draft knows what its ribbon says", async () => {
  const nodes = [{ ...toPost("new"), notice: "This page is a draft." }];
  const { args, createPage } = makePageCreation({ data: { allBlogPost: { nodes } } });
  await createPostPages(args);
  const context = {
    id: "BlogPost:new",
    newerId: null,
    olderId: null,
    relatedIds: [],
    notice: "This page is a draft.",
  };
  expect(createPage).toHaveBeenCalledWith(expect.objectContaining({ context }));
});
