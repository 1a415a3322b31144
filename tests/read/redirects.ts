import { readDocument } from "./read-document";
import { readPageRoutes, readSiteRoutes, type SiteRoute } from "./site-routes";

/** The path that the file of a redirect sends visitors on to, at once; undefined where it sends them nowhere. */
export function readRedirectTarget(route: SiteRoute): string | undefined {
  const refresh = readDocument(route).querySelector("meta[http-equiv=refresh]");
  return /^0; url=(.+)$/.exec(refresh?.getAttribute("content") ?? "")?.[1];
}

/** The page that an address ends at: its own, or the one that its file redirects to; undefined where there is none. */
export function findArrival(path: string): string | undefined {
  const route = readSiteRoutes().find((each) => each.path === path);
  const target = route?.kind === "redirect" ? readRedirectTarget(route) : path;
  return readPageRoutes().find((each) => each.path === target)?.path;
}
