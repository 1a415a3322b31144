import { readBuiltPages, readSiteAddress } from "../read/built-page";
import { readSiteRoutes } from "../read/site-routes";
import { findLinkFaults } from "./support/link-faults";

const pages = readBuiltPages(readSiteRoutes());
const address = readSiteAddress();

test("every link, anchor, picture and file of every page is there", () => {
  expect(findLinkFaults(pages, address)).toEqual([]);
});

test("every page can be reached by links from the home page", () => {
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
    ({ route }) => route.kind === "page" && route.indexable && !reached.has(route.path),
  );
  expect(lost.map(({ route }) => route.path)).toEqual([]);
});
