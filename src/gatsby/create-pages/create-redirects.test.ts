import type { Actions } from "gatsby";
import { redirects } from "../../site/routes";
import { createRedirects } from "./create-pages";

const createRedirect = jest.fn();

beforeEach(() => {
  const category = { path: "/blog/category/ads", formerly: ["/blog/category/advertising"] };
  const getNodesByType = (type: string) => (type === "BlogCategory" ? [category as never] : []);
  createRedirects({ actions: { createRedirect } as unknown as Actions, getNodesByType });
});

test("an address without a page leads on for good", () => {
  expect(createRedirect).toHaveBeenCalledWith({
    fromPath: "/services",
    toPath: "/service",
    isPermanent: true,
  });
});

test("so does the address that a page had before", () => {
  expect(createRedirect).toHaveBeenCalledWith(
    expect.objectContaining({
      fromPath: "/blog/category/advertising",
      toPath: "/blog/category/ads",
    }),
  );
});

test("every one of them does, and none leads to another", () => {
  expect(createRedirect).toHaveBeenCalledTimes(Object.keys(redirects).length + 1);
  const targets = Object.values(redirects);
  expect(targets.filter((target) => target in redirects)).toEqual([]);
});
