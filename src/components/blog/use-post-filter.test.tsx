import { act, renderHook } from "@testing-library/react";
import { navigate } from "gatsby";
import { usePostFilter } from "./post-list";

/** The pause after which what was typed becomes an address, and a little more. */
const pause = 500;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

function renderFilter(search: string) {
  return renderHook(usePostFilter, { initialProps: { pathname: "/blog", search } });
}

function rest() {
  act(() => jest.advanceTimersByTime(pause));
}

it("follows the address, as Back changes it", () => {
  const { result, rerender } = renderFilter("?category=ai");
  rerender({ pathname: "/blog", search: "" });
  expect(result.current.filter).toEqual({ query: "", category: "" });
});

it("filters at once and changes the address when the visitor rests", () => {
  const { result } = renderFilter("");
  act(() => result.current.changeFilter({ query: "feeds" }));
  expect(result.current.filter).toEqual({ query: "feeds", category: "" });
  expect(navigate).not.toHaveBeenCalled();
  rest();
  expect(jest.mocked(navigate).mock.calls).toEqual([["/blog?q=feeds"]]);
});

it("makes one address of what is typed in one go", () => {
  const { result } = renderFilter("");
  for (const query of ["f", "fe", "fee"]) {
    act(() => result.current.changeFilter({ query }));
    act(() => jest.advanceTimersByTime(100));
  }
  rest();
  expect(jest.mocked(navigate).mock.calls).toEqual([["/blog?q=fee"]]);
});

it("keeps the words when a category is chosen, and the category when words change", () => {
  const { result } = renderFilter("?q=llm");
  act(() => result.current.changeFilter({ category: "ai" }));
  act(() => result.current.changeFilter({ query: "feeds" }));
  rest();
  expect(navigate).toHaveBeenLastCalledWith("/blog?q=feeds&category=ai");
});

it("takes nobody back to a list that they have left", () => {
  const { result, unmount } = renderFilter("");
  act(() => result.current.changeFilter({ query: "feeds" }));
  unmount();
  rest();
  expect(navigate).not.toHaveBeenCalled();
});

it("keeps the space after a word while the visitor thinks of the next one", () => {
  const { result, rerender } = renderFilter("");
  act(() => result.current.changeFilter({ query: "product " }));
  rest();
  rerender({ pathname: "/blog", search: "?q=product" });
  expect(result.current.filter.query).toBe("product ");
});
