import { renderHook, waitFor } from "@testing-library/react";
import { searchIndexPath } from "../../../lib/urls/routes";
import { useSearchIndex } from "./use-search-index";

const json = () => Promise.resolve({ posts: [] });
const fetchIndex = jest.fn((_address: string) =>
  Promise.resolve({ ok: true, json }),
);

beforeEach(() => {
  Object.assign(window, { fetch: fetchIndex });
});

const authors: Queries.PostAuthorFragment[] = [];

const renderIndex = (isWanted: boolean) =>
  renderHook((wanted) => useSearchIndex(wanted, authors), {
    initialProps: isWanted,
  });

it("fetches once, when the posts are first needed", async () => {
  const { result, rerender } = renderIndex(false);
  expect(fetchIndex).not.toHaveBeenCalled();
  rerender(true);
  await waitFor(() => expect(result.current.posts).toEqual([]));
  rerender(false);
  rerender(true);
  expect(fetchIndex.mock.calls).toEqual([[searchIndexPath]]);
});

it.each([
  ["fails to load", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["gets an error response", () => Promise.resolve({ ok: false, json })],
])(
  "reports a failure when the file %s, and retries on demand",
  async (_how, answer) => {
    fetchIndex.mockImplementationOnce(answer);
    const { result, rerender } = renderIndex(true);
    await waitFor(() => expect(result.current.hasFailed).toBe(true));
    rerender(false);
    rerender(true);
    await waitFor(() => expect(result.current.posts).toEqual([]));
  },
);
