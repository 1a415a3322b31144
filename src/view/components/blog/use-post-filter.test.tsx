import { act, renderHook } from "@testing-library/react";
import { navigate } from "gatsby";
import { usePostFilter } from "./post-list";

/** Slightly longer than the typing pause before the URL changes, in milliseconds. */
const pause = 500;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

function renderFilter(search: string) {
  return renderHook(usePostFilter, {
    initialProps: { pathname: "/blog", search },
  });
}

function rest() {
  act(() => jest.advanceTimersByTime(pause));
}

it("follows the URL when the visitor goes back", () => {
  const { result, rerender } = renderFilter("?category=ai");
  rerender({ pathname: "/blog", search: "" });
  expect(result.current.filter).toEqual({ query: "", category: "" });
});

it("changes the URL once for continuous typing", () => {
  const { result } = renderFilter("");
  for (const query of ["f", "fe", "fee"]) {
    act(() => result.current.changeFilter({ query }));
    act(() => jest.advanceTimersByTime(100));
  }
  rest();
  expect(jest.mocked(navigate).mock.calls).toEqual([["/blog?q=fee"]]);
});

it("does not navigate after the visitor has left the list", () => {
  const { result, unmount } = renderFilter("");
  act(() => result.current.changeFilter({ query: "feeds" }));
  unmount();
  rest();
  expect(navigate).not.toHaveBeenCalled();
});

it("keeps a trailing space during a typing pause", () => {
  const { result, rerender } = renderFilter("");
  act(() => result.current.changeFilter({ query: "product " }));
  rest();
  rerender({ pathname: "/blog", search: "?q=product" });
  expect(result.current.filter.query).toBe("product ");
});

it("keeps what is typed before the URL of the last pause arrives", () => {
  const { result, rerender } = renderFilter("");
  act(() => result.current.changeFilter({ query: "pro" }));
  rest();
  act(() => result.current.changeFilter({ query: "prod" }));
  rerender({ pathname: "/blog", search: "?q=pro" });
  expect(result.current.filter.query).toBe("prod");
  rest();
  expect(jest.mocked(navigate).mock.calls).toEqual([
    ["/blog?q=pro"],
    ["/blog?q=prod"],
  ]);
});
