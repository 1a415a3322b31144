import { trackRoute } from "./events";

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
