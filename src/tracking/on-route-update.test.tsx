import { trackRoute } from "./on-route-update";

const home = { pathname: "/", search: "" };

afterEach(() => {
  Reflect.deleteProperty(window, "dataLayer");
});

function track(location: typeof home, previous: typeof home | null): unknown[] {
  const dataLayer: unknown[] = [];
  Object.assign(window, { dataLayer });
  trackRoute(location, previous);
  return dataLayer;
}

test("the first page is a page view", () => {
  expect(track(home, null)).toEqual([{ event: "page_view", page_path: "/", page_query: "" }]);
});

test("a change of the query is a page view", () => {
  expect(track({ pathname: "/", search: "?q=llm" }, home)).toEqual([
    { event: "page_view", page_path: "/", page_query: "?q=llm" },
  ]);
});

test("a change of the hash alone is none", () => {
  expect(track(home, home)).toEqual([]);
});
