import { renderHook, waitFor } from "@testing-library/react";
import { searchIndexPath } from "../../../lib/urls/routes";
import { buildImage } from "../../../test-support/fragments";
import { useSearchIndex } from "./use-search-index";

const authors = [
  { key: "growth-desk", name: "Growth desk", avatar: buildImage("A desk") },
];
const posts = ["ads", "feeds"].map((key) => ({
  key,
  title: `All about ${key}`,
  excerpt: "Where the money goes.",
  publishDate: "2025-03-15",
  author: "growth-desk",
  categories: ["marketing"],
}));

const fetchIndex = jest.fn((_address: string) =>
  Promise.resolve({ ok: true, json: () => Promise.resolve({ posts }) }),
);

beforeEach(() => {
  Object.assign(window, { fetch: fetchIndex });
});

function renderIndex(isWanted: boolean) {
  return renderHook((wanted) => useSearchIndex(wanted, authors), {
    initialProps: isWanted,
  });
}

it("fetches once, when the posts are first needed", async () => {
  const { result, rerender } = renderIndex(false);
  expect(result.current).toEqual({ posts: undefined, hasFailed: false });
  expect(fetchIndex).not.toHaveBeenCalled();
  rerender(true);
  await waitFor(() => expect(result.current.posts).toHaveLength(2));
  rerender(false);
  rerender(true);
  expect(fetchIndex.mock.calls).toEqual([[searchIndexPath]]);
});

it.each([
  ["fails to load", () => Promise.reject(new TypeError("Failed to fetch"))],
  [
    "gets an error response",
    () => Promise.resolve({ ok: false, json: jest.fn() }),
  ],
])(
  "reports a failure when the file %s, and retries on demand",
  async (_how, answer) => {
    fetchIndex.mockImplementationOnce(answer);
    const { result, rerender } = renderIndex(true);
    await waitFor(() =>
      expect(result.current).toEqual({ posts: undefined, hasFailed: true }),
    );
    rerender(false);
    expect(result.current.hasFailed).toBe(false);
    rerender(true);
    await waitFor(() =>
      expect(result.current).toMatchObject({
        hasFailed: false,
        posts: [{}, {}],
      }),
    );
  },
);
