import { renderHook } from "@testing-library/react";
import { playReading } from "../../test-support/headings";
import { useCurrentHeading } from "./table-of-contents";

const ids = ["first", "second", "third"];
let reading: ReturnType<typeof playReading>;

beforeEach(() => {
  window.innerHeight = 1000;
  reading = playReading({ first: 500, second: 2000, third: 2100 });
});

afterEach(() => reading.remove());

it("knows none above the first heading", () => {
  const { result } = renderHook(() => useCurrentHeading(ids));
  reading.scrollTo(0);
  expect(result.current).toBeUndefined();
});

it.each([
  [250, "first"],
  [1600, "first"],
  [1750, "second"],
  [5000, "third"],
])("scrolled to %d, the reader has come to the heading `%s`", (top, id) => {
  const { result } = renderHook(() => useCurrentHeading(ids));
  reading.scrollTo(top);
  expect(result.current).toBe(id);
});

it("goes back with the reader", () => {
  const { result } = renderHook(() => useCurrentHeading(ids));
  reading.scrollTo(5000);
  reading.scrollTo(250);
  expect(result.current).toBe("first");
});

it("passes over an id that the page does not have", () => {
  const withMissing = [...ids, "missing"];
  const { result } = renderHook(() => useCurrentHeading(withMissing));
  reading.scrollTo(5000);
  expect(result.current).toBe("third");
});

it("stops listening once it is no longer shown", () => {
  const stop = jest.spyOn(window, "removeEventListener");
  renderHook(() => useCurrentHeading(ids)).unmount();
  expect(stop).toHaveBeenCalledWith("scroll", expect.any(Function));
});
