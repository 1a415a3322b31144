import { sendPageView } from "./page-view";

const pageView = { page_path: "/blog", page_query: "?q=llm" };

test("pushes the path and the query to the tag manager's layer", () => {
  const dataLayer: unknown[] = [];
  sendPageView(pageView, { dataLayer });
  expect(dataLayer).toEqual([{ event: "page_view", page_path: "/blog", page_query: "?q=llm" }]);
});

test("tells the pixel of a page view", () => {
  const fbq = jest.fn();
  sendPageView(pageView, { fbq });
  expect(fbq.mock.calls).toEqual([["track", "PageView"]]);
});

test("sends nothing, and throws nothing, where there is no tracker", () => {
  expect(() => {
    sendPageView(pageView, {});
  }).not.toThrow();
});

test("still tells the pixel when the layer throws", () => {
  const fbq = jest.fn();
  const dataLayer = {
    push: () => {
      throw new Error("blocked");
    },
  };
  sendPageView(pageView, { dataLayer, fbq });
  expect(fbq).toHaveBeenCalledTimes(1);
});
