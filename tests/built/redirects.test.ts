import { REDIRECTS } from "../agreed";
import { readSiteAddress } from "../read/built-page";
import { findAll, readLinks } from "../read/elements";
import { findArrival, readRedirectTarget } from "../read/redirects";
import { readDocument } from "../read/read-document";
import { readSiteRoutes } from "../read/site-routes";

const redirects = readSiteRoutes().filter(({ kind }) => kind === "redirect");

test("old addresses lead where it is agreed with the owner", () => {
  const paths = Object.keys(REDIRECTS);
  expect(Object.fromEntries(paths.map((path) => [path, findArrival(path)]))).toEqual(REDIRECTS);
});

test.each(redirects)("$path leads to a page at once, and tells search engines which", (route) => {
  const target = readRedirectTarget(route);
  expect(findArrival(route.path)).toBe(target);
  const page = readDocument(route);
  const canonicals = findAll(page, "link[rel=canonical]").map((link) => link.getAttribute("href"));
  expect(canonicals).toEqual([`${readSiteAddress()}${target ?? ""}`]);
  expect(route.indexable).toBe(false);
  // For browsers that stay.
  expect(readLinks(page).map(({ href }) => href)).toEqual([target]);
});
