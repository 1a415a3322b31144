import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../serve/list-files";
import { SITE_DIR } from "./settings";

export interface SiteRoute {
  /** Path without trailing slash: `/`, `/about`. */
  path: string;
  /** Absolute path of the HTML file. */
  file: string;
  /** `redirect`: only redirects. `not-found`: the not-found page under a URL of its own. */
  kind: "page" | "redirect" | "not-found";
  /** False if the page has noindex. */
  indexable: boolean;
}

/** Read once, because a site does not change during a test run. */
let siteRoutes: SiteRoute[] | undefined;

/**
 * Every route of the built site, found by its files, so that new pages are tested automatically.
 * @throws if there is no built site, because a run without routes would pass
 */
export function readSiteRoutes(): SiteRoute[] {
  siteRoutes ??= findRoutes();
  return [...siteRoutes];
}

/** The routes with content: neither redirects nor the not-found page. */
export function readPageRoutes(): SiteRoute[] {
  return readSiteRoutes().filter((route) => route.kind === "page");
}

/** The route of a page that a test needs. @throws if the site lacks it. */
export function findPageRoute(pagePath: string): SiteRoute {
  const route = readPageRoutes().find((each) => each.path === pagePath);
  if (!route) throw new Error(`The site has no page ${pagePath}.`);
  return route;
}

/** The template of a page, such as `blog-post`. */
export function readTemplate(pagePath: string): string {
  const file = path.join(
    SITE_DIR,
    "page-data",
    pagePath === "/" ? "index" : pagePath,
  );
  const data = JSON.parse(
    readFileSync(path.join(file, "page-data.json"), "utf8"),
  ) as {
    componentChunkName: string;
  };
  return data.componentChunkName.replace(
    /^component---src-view-templates-(.*)-tsx$/,
    "$1",
  );
}

function findRoutes(): SiteRoute[] {
  if (!existsSync(path.join(SITE_DIR, "index.html"))) {
    throw new Error(
      `There is no built site in ${SITE_DIR}. Build it first: npm run build`,
    );
  }
  return (
    listFiles(SITE_DIR)
      // The editor is a page of its own, which the site's rules don't apply to.
      .filter(
        (file) =>
          path.basename(file) === "index.html" && !file.startsWith("admin"),
      )
      .map(describeRoute)
      .sort((a, b) => a.path.localeCompare(b.path))
  );
}

function describeRoute(file: string): SiteRoute {
  const html = readFileSync(path.join(SITE_DIR, file), "utf8");
  const folder = path.dirname(file).split(path.sep).join("/");
  const isRedirect = /<meta http-equiv="refresh"/i.test(html);
  return {
    path: folder === "." ? "/" : `/${folder}`,
    file: path.join(SITE_DIR, file),
    kind: isRedirect ? "redirect" : folder === "404" ? "not-found" : "page",
    indexable: !/<meta[^>]*robots[^>]*noindex/i.test(html),
  };
}
