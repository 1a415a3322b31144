import { findAll, readLinks } from "../read/elements";
import { readDocument } from "../read/read-document";
import { readRecords } from "../read/records";
import { readPageRoutes, type SiteRoute } from "../read/site-routes";
import { readByPath } from "./support/by-path";

const routes = readPageRoutes();
const readHeader = (route: SiteRoute) =>
  readDocument(route).querySelector("header")!;

test("the header of every page has the links of the navigation, and a logo that links to the home page", () => {
  const { navigation } = readRecords("site.yaml") as {
    navigation: Record<string, string>[];
  };
  const links = navigation.map(({ label, link }) => ({
    text: label,
    href: link,
    target: "",
  }));
  for (const header of routes.map(readHeader)) {
    expect(findAll(header, "nav").flatMap(readLinks)).toEqual(
      expect.arrayContaining(links),
    );
    expect(readLinks(header)[0]).toMatchObject({ href: "/", target: "" });
  }
});

test("only the current page's link is marked as current", () => {
  const links = findAll(readHeader(routes[0]!), "nav").flatMap(readLinks);
  const paths = links.map(({ href }) => href);
  const marked = readByPath(routes, (route) =>
    findAll(readHeader(route), 'nav a[aria-current="page"]').map((link) =>
      link.getAttribute("href"),
    ),
  );
  expect(marked).toEqual(
    readByPath(routes, ({ path }) => (paths.includes(path) ? [path] : [])),
  );
  expect(Object.values(marked).flat()).not.toEqual([]);
});
