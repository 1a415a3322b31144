import type { CreatePagesArgs } from "gatsby";
import { createPages } from "./create-pages";

interface Page {
  path: string;
  context: Record<string, unknown>;
}

function pagesFor(records: Record<string, object[]>): Page[] {
  const actions = { createPage: jest.fn(), createRedirect: jest.fn() };
  const getNodesByType = (type: string) => records[type] ?? [];
  void createPages({ actions, getNodesByType } as unknown as CreatePagesArgs);
  return actions.createPage.mock.calls.map(([page]: Page[]) => page!);
}

const buildPost = (key: string, categories = ["ads"]) => ({
  ...{ id: `BlogPost:${key}`, key, path: `/blog/${key}` },
  ...{ publishDate: "2025-03-01", tags: [], categories },
});
const buildPosts = (count: number, categories: string[] = []) =>
  Array.from({ length: count }, (_, place) => buildPost(`post-${String(place)}`, categories));

const listPagesFor = (records: Record<string, object[]>) =>
  pagesFor(records)
    .filter(({ context }) => "pageCount" in context)
    .map(({ path, context }) => ({ path, context }));

test("60 posts make 3 list pages, which know only their position", () => {
  expect(listPagesFor({ BlogPost: buildPosts(60) })).toEqual([
    { path: "/blog", context: { limit: 24, skip: 0, page: 1, pageCount: 3 } },
    { path: "/blog/page/2", context: { limit: 24, skip: 24, page: 2, pageCount: 3 } },
    { path: "/blog/page/3", context: { limit: 24, skip: 48, page: 3, pageCount: 3 } },
  ]);
});

test.each([
  [0, 1],
  [24, 1],
  [25, 2],
  [1000, 42],
])("%d posts make %d list pages", (posts, pageCount) => {
  expect(listPagesFor({ BlogPost: buildPosts(posts) })).toHaveLength(pageCount);
});

test("each category with posts has its own list, which knows the category's id", () => {
  const id = "BlogCategory:ai";
  const pages = listPagesFor({
    BlogPost: buildPosts(25, ["ai"]),
    BlogCategory: [
      { id, key: "ai" },
      { id: "BlogCategory:empty", key: "empty" },
    ],
  });
  const list = { id, limit: 24, pageCount: 2 };
  expect(pages.slice(2)).toEqual([
    { path: "/blog/category/ai", context: { ...list, skip: 0, page: 1 } },
    { path: "/blog/category/ai/page/2", context: { ...list, skip: 24, page: 2 } },
  ]);
});

test("each case study links to the next one by position", () => {
  const CaseStudy = [3, 1, 2].map((position) => ({ id: `case-${String(position)}`, position }));
  const next = pagesFor({ CaseStudy }).flatMap(({ context }) => context["nextId"] ?? []);
  expect(next).toEqual(["case-2", "case-3", "case-1"]);
});

test("the page of a draft knows the text of its ribbon", () => {
  const [page] = pagesFor({ BlogPost: [{ ...buildPost("new"), draft: true }] });
  const notice = "This page is a draft: the built site leaves it out.";
  expect(page?.context).toMatchObject({ id: "BlogPost:new", notice });
});
