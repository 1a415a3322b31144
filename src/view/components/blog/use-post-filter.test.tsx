import { act, renderHook } from "@testing-library/react";
import { navigate } from "gatsby";
import { usePostFilter } from "./post-list";

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, "", "/blog");
});

afterEach(() => {
  jest.useRealTimers();
});

function renderFilter() {
  const view = renderHook(usePostFilter, {
    initialProps: { pathname: "/blog", search: "" },
  });
  return {
    ...view,
    type: (query: string) =>
      act(() => view.result.current.changeFilter({ query })),
    openUrl: (search: string) => view.rerender({ pathname: "/blog", search }),
    readQuery: () => view.result.current.filter.query,
  };
}

/** Slightly longer than the typing pause before the URL changes. */
const rest = () => act(() => jest.advanceTimersByTime(500));

const readUrls = () => jest.mocked(navigate).mock.calls.flat();

it("changes the URL once for continuous typing", () => {
  const { type } = renderFilter();
  for (const query of ["f", "fe", "fee"]) type(query);
  rest();
  expect(readUrls()).toEqual(["/blog?q=fee"]);
});

it("does not navigate after the visitor has left the list", () => {
  const { type, unmount } = renderFilter();
  type("feeds");
  unmount();
  rest();
  expect(navigate).not.toHaveBeenCalled();
});

it("does not return to the list after a link has opened another page", () => {
  const { type } = renderFilter();
  type("feeds");
  history.pushState(null, "", "/pricing");
  rest();
  expect(navigate).not.toHaveBeenCalled();
});

it("keeps a trailing space during a typing pause", () => {
  const { type, openUrl, readQuery } = renderFilter();
  type("product ");
  rest();
  openUrl("?q=product");
  expect(readQuery()).toBe("product ");
});

it("keeps what is typed before the URL of the last pause arrives", () => {
  const { type, openUrl, readQuery } = renderFilter();
  type("pro");
  rest();
  type("prod");
  openUrl("?q=pro");
  expect(readQuery()).toBe("prod");
  rest();
  expect(readUrls()).toEqual(["/blog?q=pro", "/blog?q=prod"]);
});
