import { readBuiltPages, readSiteAddress } from "../read/built-page";
import { readSiteRoutes } from "../read/site-routes";
import { findLinkFaults } from "./support/link-faults";

const pages = readBuiltPages(readSiteRoutes());
const address = readSiteAddress();

test("every link, anchor, picture and file of every page is there", () => {
  expect(findLinkFaults(pages, address)).toEqual([]);
});

/** Pages that lists of the site lead to; whether a marketing page is linked to is the writers' to say. */
const LISTED = /^\/(blog|case-studies)\b/;

test("the blog, its posts and the cases can be reached by links from the home page", () => {
  const reached = new Set(["/"]);
  for (const path of reached) {
    const links = pages.find(({ route }) => route.path === path)?.links ?? [];
    const targets = links
      .filter(({ tag }) => tag === "a")
      .map(({ value }) => new URL(value, address + path));
    targets
      .filter(({ origin }) => origin === address)
      .forEach(({ pathname }) => reached.add(pathname));
  }
  const lost = pages.filter(
    ({ route }) => route.indexable && LISTED.test(route.path) && !reached.has(route.path),
  );
  expect(lost.map(({ route }) => route.path)).toEqual([]);
});
