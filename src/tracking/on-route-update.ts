import { sendPageView } from "./page-view";

interface PageLocation {
  pathname: string;
  search: string;
}

/** Sends a page view for the first page and for every later change of path or query; a new hash is no new page. */
export function trackRoute(location: PageLocation, previous: PageLocation | null): void {
  const isSamePage =
    previous?.pathname === location.pathname && previous.search === location.search;
  if (isSamePage) return;
  const { pathname: page_path, search: page_query } = location;
  sendPageView({ page_path, page_query }, window);
}
