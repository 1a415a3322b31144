import { readDocument } from "./read-document";
import { readPageRoutes, readSiteRoutes, type SiteRoute } from "./site-routes";

/** The path that the file of a forward sends visitors on to, at once; undefined where it sends them nowhere. */
export function readForwardTarget(route: SiteRoute): string | undefined {
  const refresh = readDocument(route).querySelector("meta[http-equiv=refresh]");
  return /^0; url=(.+)$/.exec(refresh?.getAttribute("content") ?? "")?.[1];
}

/** The page that an address ends at: its own, or the one that its file forwards to; undefined where there is none. */
export function findArrival(path: string): string | undefined {
  const route = readSiteRoutes().find((each) => each.path === path);
  const target = route?.kind === "forward" ? readForwardTarget(route) : path;
  return readPageRoutes().find((each) => each.path === target)?.path;
}
