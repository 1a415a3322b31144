import { resolve } from "node:path";
import { makePageCreation } from "../../test-support/page-creation";
import { createBlogIndexPages } from "./create-blog-index-pages";

interface Page {
  path: string;
  component: string;
  context: unknown;
}

async function pagesFor(totalCount: number, categories: object[] = []): Promise<Page[]> {
  const allBlogCategory = { nodes: categories };
  const data = { allBlogPost: { totalCount }, allBlogCategory };
  const { args, createPage } = makePageCreation({ data });
  await createBlogIndexPages(args);
  return createPage.mock.calls.map(([page]: Page[]) => page!);
}

test("60 posts make 3 pages, which know only where they stand in the list", async () => {
  const pages = await pagesFor(60);
  expect(pages.map(({ path, context }) => ({ path, context }))).toEqual([
    { path: "/blog", context: { limit: 24, skip: 0, page: 1, pageCount: 3 } },
    { path: "/blog/page/2", context: { limit: 24, skip: 24, page: 2, pageCount: 3 } },
    { path: "/blog/page/3", context: { limit: 24, skip: 48, page: 3, pageCount: 3 } },
  ]);
  const templates = new Set(pages.map(({ component }) => component));
  expect([...templates]).toEqual([resolve("src/templates/blog-index.tsx")]);
});

test.each([
  [0, 1],
  [24, 1],
  [25, 2],
  [1000, 42],
])("%d posts make %d pages", async (posts, pageCount) => {
  expect(await pagesFor(posts)).toHaveLength(pageCount);
});

test("each category with posts has a list of its own, which knows the category by its id", async () => {
  const pages = await pagesFor(30, [
    { id: "BlogCategory:ai", key: "ai", postCount: 25 },
    { id: "BlogCategory:empty", key: "empty", postCount: 0 },
  ]);
  const id = "BlogCategory:ai";
  expect(pages.slice(2).map(({ path, context }) => ({ path, context }))).toEqual([
    { path: "/blog/category/ai", context: { id, limit: 24, skip: 0, page: 1, pageCount: 2 } },
    {
      path: "/blog/category/ai/page/2",
      context: { id, limit: 24, skip: 24, page: 2, pageCount: 2 },
    },
  ]);
  expect(pages[2]!.component).toBe(resolve("src/templates/blog-category.tsx"));
});

test("a failing query is told by its name", async () => {
  const { args } = makePageCreation({ errors: [{ message: "lost" }] });
  await expect(createBlogIndexPages(args)).rejects.toThrow("BlogIndexPages");
});
