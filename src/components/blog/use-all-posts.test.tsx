import { act, renderHook, waitFor } from "@testing-library/react";
import { toPost } from "../../test-support/fragments";
import { useAllPosts } from "./use-all-posts";

const pages: Readonly<Record<string, readonly Queries.PostCardFragment[]>> = {
  "/page-data/blog/page-data.json": [toPost("One")],
  "/page-data/blog/page/2/page-data.json": [toPost("Two")],
  "/page-data/blog/page/3/page-data.json": [toPost("Three")],
};
const secondPage = [toPost("Two")];

const fetchPage = jest.fn((address: string) => {
  const result = { data: { allBlogPost: { nodes: pages[address] } } };
  return Promise.resolve({ ok: true, json: () => Promise.resolve({ result }) });
});

beforeEach(() => {
  Object.assign(window, { fetch: fetchPage });
});

function renderPosts(isWanted: boolean, pageCount = 3) {
  const props = { isWanted, pageCount };
  return renderHook((given) => useAllPosts(secondPage, given.pageCount, given.isWanted), {
    initialProps: props,
  });
}

function titles(posts: readonly Queries.PostCardFragment[]): string[] {
  return posts.map(({ title }) => title);
}

it("fetches nothing while only this page is wanted", () => {
  const { result } = renderPosts(false);
  expect(titles(result.current.posts)).toEqual(["Two"]);
  expect(fetchPage).not.toHaveBeenCalled();
});

it("brings the posts of every page, in their order, once they are wanted", async () => {
  const { result, rerender } = renderPosts(false);
  rerender({ isWanted: true, pageCount: 3 });
  expect(titles(result.current.posts)).toEqual(["Two"]);
  await waitFor(() => expect(titles(result.current.posts)).toEqual(["One", "Two", "Three"]));
});

it("fetches them once, however often they are wanted", async () => {
  const { result, rerender } = renderPosts(true);
  await waitFor(() => expect(result.current.posts).toHaveLength(3));
  const calls = fetchPage.mock.calls.length;
  rerender({ isWanted: false, pageCount: 3 });
  expect(titles(result.current.posts)).toEqual(["Two"]);
  rerender({ isWanted: true, pageCount: 3 });
  expect(result.current.posts).toHaveLength(3);
  expect(fetchPage).toHaveBeenCalledTimes(calls);
});

it("fetches nothing where this page holds every post", () => {
  renderPosts(true, 1);
  expect(fetchPage).not.toHaveBeenCalled();
});

it("keeps the posts of this page when the others can't be fetched", async () => {
  const lost = Promise.reject(new TypeError("Failed to fetch"));
  fetchPage.mockImplementationOnce(() => lost);
  const { result } = renderPosts(true);
  await act(() => lost.catch(() => undefined));
  expect(fetchPage).toHaveBeenCalled();
  expect(titles(result.current.posts)).toEqual(["Two"]);
});
