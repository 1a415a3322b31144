import { FORWARDS } from "../agreed/forwards";
import { readSiteAddress } from "../read/built-page";
import { findAll, readLinks } from "../read/elements";
import { findArrival, readForwardTarget } from "../read/forwards";
import { readDocument } from "../read/read-document";
import { readSiteRoutes } from "../read/site-routes";

const forwards = readSiteRoutes().filter(({ kind }) => kind === "forward");

test("old addresses lead where it is agreed with the owner", () => {
  const paths = Object.keys(FORWARDS);
  expect(Object.fromEntries(paths.map((path) => [path, findArrival(path)]))).toEqual(FORWARDS);
});

test.each(forwards)("$path leads to a page at once, and tells search engines which", (route) => {
  const target = readForwardTarget(route);
  expect(findArrival(route.path)).toBe(target);
  const page = readDocument(route);
  const canonicals = findAll(page, "link[rel=canonical]").map((link) => link.getAttribute("href"));
  expect(canonicals).toEqual([`${readSiteAddress()}${target ?? ""}`]);
  expect(route.indexable).toBe(false);
  // For browsers that stay.
  expect(readLinks(page).map(({ href }) => href)).toEqual([target]);
});
