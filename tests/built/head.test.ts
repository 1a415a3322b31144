import { type BuiltPage, readBuiltPage, readBuiltPages, readSiteAddress } from "../read/built-page";
import { readPageRoutes } from "../read/site-routes";
import { findHeadFaults, findJsonLdFaults } from "./support/head-faults";

const routes = readPageRoutes();

for (const route of routes) {
  test(`head of ${route.path}`, () => {
    const page = readBuiltPage(route);
    expect([...findHeadFaults(page, readSiteAddress()), ...findJsonLdFaults(page)]).toEqual([]);
  });
}

test("the site's address is absolute and secure", () => {
  const address = new URL(readSiteAddress());
  expect(address.protocol).toBe("https:");
  expect(address.pathname).toBe("/");
});

test.each<[string, (page: BuiltPage) => string | undefined]>([
  ["title", ({ titles }) => titles[0]],
  ["description", ({ metas }) => metas["description"]?.[0]],
  ["picture for links", ({ metas }) => metas["og:image"]?.[0]],
])("no two pages share a %s", (_name, read) => {
  expect(findShared(readBuiltPages(routes), read)).toEqual([]);
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
