import type { CreatePagesArgs } from "gatsby";
import { createPages } from "./create-pages";

interface Page {
  path: string;
  context: Record<string, unknown>;
}

function pagesFor(records: Record<string, object[]>): Page[] {
  const actions = { createPage: jest.fn(), createRedirect: jest.fn() };
  const getNodesByType = (type: string) => records[type] ?? [];
  createPages({ actions, getNodesByType } as unknown as CreatePagesArgs);
  return actions.createPage.mock.calls.map(([page]: Page[]) => page!);
}

const buildPost = (key: string, categories = ["ads"]) => ({
  id: `BlogPost:${key}`,
  key,
  path: `/blog/${key}`,
  publishDate: "2025-03-01",
  tags: [],
  categories,
});
const buildPosts = (count: number, categories: string[] = []) =>
  Array.from({ length: count }, (_, place) =>
    buildPost(`post-${place}`, categories),
  );

const listPagesFor = (records: Record<string, object[]>) =>
  pagesFor(records)
    .filter(({ context }) => "pageCount" in context)
    .map(({ path, context }) => ({ path, context }));

test.each([
  [0, 1],
  [24, 1],
  [25, 2],
  [1000, 42],
])("%d posts make %d list pages", (posts, pageCount) => {
  expect(listPagesFor({ BlogPost: buildPosts(posts) })).toHaveLength(pageCount);
});

test("each category with posts has its own list, which knows the category's id and posts", () => {
  const id = "BlogCategory:ai";
  const posts = buildPosts(25, ["ai"]);
  const pages = listPagesFor({
    BlogPost: [buildPost("other"), ...posts],
    BlogCategory: [
      { id, key: "ai" },
      { id: "BlogCategory:empty", key: "empty" },
    ],
  });
  const postIds = posts.map((post) => post.id).sort();
  const list = { id, categoryIds: [id], pageCount: 2 };
  expect(pages.slice(2)).toEqual([
    {
      path: "/blog/category/ai",
      context: { ...list, page: 1, postIds: postIds.slice(0, 24) },
    },
    {
      path: "/blog/category/ai/page/2",
      context: { ...list, page: 2, postIds: postIds.slice(24) },
    },
  ]);
});

test("each case study links to the next one by position", () => {
  const CaseStudy = [3, 1, 2].map((position) => ({
    id: `case-${position}`,
    position,
  }));
  const next = pagesFor({ CaseStudy }).flatMap(
    ({ context }) => context["nextId"] ?? [],
  );
  expect(next).toEqual(["case-2", "case-3", "case-1"]);
});

test("the page of a draft knows the text of its ribbon", () => {
  const [page] = pagesFor({ BlogPost: [{ ...buildPost("new"), draft: true }] });
  const notice = "This page is a draft: the built site leaves it out.";
  expect(page?.context).toMatchObject({ id: "BlogPost:new", notice });
});
