import { readSiteUrl } from "../read/built-page";
import { readDocument } from "../read/read-document";
import { readPageRoutes, readSiteRoutes } from "../read/site-routes";

/** Old URLs, and where the owner wants them to redirect. */
const REDIRECTS = {
  "/services": "/service",
  "/services/shopify-content-marketing": "/shopify-llm-ranking",
  "/services/shopify-store-optimization": "/shopify-conversion-optimization",
  "/services/shopify-conversion-optimization":
    "/shopify-conversion-optimization",
  "/services/shopify-paid-advertising": "/shopify-paid-advertising",
};

const redirects = readSiteRoutes().filter(({ kind }) => kind === "redirect");
const pages = readPageRoutes().map(({ path }) => path);

test("old URLs redirect directly to pages, and as agreed with the owner", () => {
  const targets = redirects.map((route) => {
    const page = readDocument(route);
    const refresh = page.querySelector("meta[http-equiv=refresh]");
    const [, target = ""] =
      /^0; url=(.+)$/.exec(refresh?.getAttribute("content") ?? "") ?? [];
    const canonical = page.querySelector("link[rel=canonical]");
    expect(canonical?.getAttribute("href")).toBe(readSiteUrl() + target);
    expect(route.indexable).toBe(false);
    // For browsers that don't redirect.
    expect(page.querySelector("a")?.getAttribute("href")).toBe(target);
    expect(pages).toContain(target);
    return [route.path, target];
  });
  expect(Object.fromEntries(targets)).toMatchObject(REDIRECTS);
});
