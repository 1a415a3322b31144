import { readSiteUrl } from "../read/built-page";
import { findAll, readLinks } from "../read/elements";
import { readDocument } from "../read/read-document";
import {
  readPageRoutes,
  readSiteRoutes,
  type SiteRoute,
} from "../read/site-routes";

/** Paths without a page of their own, and where the owner wants them to redirect. */
const REDIRECTS = {
  "/services": "/service",
  "/services/shopify-content-marketing": "/shopify-llm-ranking",
  "/services/shopify-store-optimization": "/shopify-conversion-optimization",
  "/services/shopify-conversion-optimization":
    "/shopify-conversion-optimization",
  "/services/shopify-paid-advertising": "/shopify-paid-advertising",
};

const redirects = readSiteRoutes().filter(({ kind }) => kind === "redirect");

test("old URLs redirect as agreed with the owner", () => {
  const paths = Object.keys(REDIRECTS);
  expect(
    Object.fromEntries(paths.map((path) => [path, findArrival(path)])),
  ).toEqual(REDIRECTS);
});

test.each(redirects)(
  "$path redirects directly to a page, and has its canonical URL",
  (route) => {
    const target = readRedirectTarget(route);
    expect(findArrival(route.path)).toBe(target);
    const page = readDocument(route);
    const canonicals = findAll(page, "link[rel=canonical]").map((link) =>
      link.getAttribute("href"),
    );
    expect(canonicals).toEqual([`${readSiteUrl()}${target ?? ""}`]);
    expect(route.indexable).toBe(false);
    // For browsers that don't redirect.
    expect(readLinks(page).map(({ href }) => href)).toEqual([target]);
  },
);

/** The path to which the file of a redirect sends visitors immediately; undefined if it doesn't redirect. */
function readRedirectTarget(route: SiteRoute): string | undefined {
  const refresh = readDocument(route).querySelector("meta[http-equiv=refresh]");
  return /^0; url=(.+)$/.exec(refresh?.getAttribute("content") ?? "")?.[1];
}

/** The page that a URL shows or redirects to; undefined if there is none. */
function findArrival(path: string): string | undefined {
  const route = readSiteRoutes().find((each) => each.path === path);
  const target = route?.kind === "redirect" ? readRedirectTarget(route) : path;
  return readPageRoutes().find((each) => each.path === target)?.path;
}
