import { trackRoute } from "./events";

test("a change of the path or the query sends a page view, a change of only the hash sends none", () => {
  const push = jest.fn();
  Object.assign(window, { dataLayer: { push } });
  trackRoute(
    { pathname: "/blog", search: "?q=llm" },
    { pathname: "/blog", search: "?q=llm" },
  );
  expect(push).not.toHaveBeenCalled();
  trackRoute(
    { pathname: "/blog", search: "" },
    { pathname: "/blog", search: "?q=llm" },
  );
  trackRoute(
    { pathname: "/pricing", search: "" },
    { pathname: "/blog", search: "" },
  );
  expect(push).toHaveBeenCalledTimes(2);
});

test("a page that comes back from the back/forward cache sends its page view again", () => {
  const push = jest.fn();
  Object.assign(window, { dataLayer: { push } });
  trackRoute({ pathname: "/blog", search: "?q=llm" }, null);
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
  expect(push).toHaveBeenCalledTimes(1);
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  const view = { event: "page_view", page_path: "/blog", page_query: "?q=llm" };
  expect(push.mock.calls).toEqual([[view], [view]]);
});
