import type { Actions } from "gatsby";
import { redirects } from "../../site/routes";
import { createRedirects } from "./create-redirects";

const createRedirect = jest.fn();

beforeEach(() => {
  createRedirects({ actions: { createRedirect } as unknown as Actions });
});

test("an address without a page leads on for good, on hosts and in the browser", () => {
  expect(createRedirect).toHaveBeenCalledWith({
    fromPath: "/services",
    toPath: "/service",
    isPermanent: true,
    redirectInBrowser: true,
  });
});

test("every one of them does, and none leads to another", () => {
  expect(createRedirect).toHaveBeenCalledTimes(Object.keys(redirects).length);
  const targets = Object.values(redirects);
  expect(targets.filter((target) => target in redirects)).toEqual([]);
});
