import { expect, test } from "@playwright/test";
import { readPageRoutes } from "../read/site-routes";
import { type BuiltPage, readBuiltPage, readBuiltPages, readSiteAddress } from "../read/built-page";
import { findHeadFaults, findJsonLdFaults } from "../built/head-faults";

const routes = readPageRoutes();

for (const route of routes) {
  test(`head of ${route.path}`, () => {
    const built = readBuiltPage(route);
    expect.soft(findHeadFaults(built, readSiteAddress())).toEqual([]);
    expect.soft(findJsonLdFaults(built)).toEqual([]);
  });
}

test("the site's address is absolute and secure", () => {
  const address = new URL(readSiteAddress());
  expect(address.protocol).toBe("https:");
  expect(address.pathname).toBe("/");
});

test("no two pages share a title, a description or a picture for links", () => {
  const pages = readBuiltPages(routes);
  expect.soft(findShared(pages, ({ titles }) => titles[0])).toEqual([]);
  expect.soft(findShared(pages, ({ metas }) => metas.description?.[0])).toEqual([]);
  expect.soft(findShared(pages, ({ metas }) => metas["og:image"]?.[0])).toEqual([]);
});

test("/test is left out of search engines, the home page is not", () => {
  const indexable = Object.fromEntries(routes.map((route) => [route.path, route.indexable]));
  expect(indexable).toMatchObject({ "/": true, "/test": false });
});

function findShared(pages: BuiltPage[], read: (page: BuiltPage) => string | undefined): string[] {
  const key = (page: BuiltPage) => (read(page) ?? "").trim().toLowerCase();
  return pages.flatMap((page, index) =>
    pages
      .slice(0, index)
      .filter((other) => key(other) === key(page))
      .map((other) => `${other.route.path} and ${page.route.path}: ${key(page)}`),
  );
}
