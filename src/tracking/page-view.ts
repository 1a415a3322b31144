import { type PageView, attempt } from "./events";

type PageLocation = Pick<Location, "pathname" | "search">;

/** Sends a page view for the first page and for every later change of path or query; a new hash is no new page. */
export function trackRoute(location: PageLocation, previous: PageLocation | null): void {
  const { pathname: page_path, search: page_query } = location;
  if (previous?.pathname === page_path && previous.search === page_query) return;
  sendPageView({ page_path, page_query });
}

/** Tells the tag manager and the advertising pixel of a page view, each only if it is there. */
export function sendPageView(pageView: PageView): void {
  attempt(() => window.dataLayer?.push({ event: "page_view", ...pageView }));
  attempt(() => window.fbq?.("track", "PageView"));
}

/** What the site would have told a tracker, had the visitor agreed by then. */
export interface HeldPageView {
  latest?: PageView;
}

/** Takes the place of the tag manager's layer until the visitor agrees: sends nothing, remembers the last page view. */
export function holdPageViews(): HeldPageView {
  const held: HeldPageView = {};
  window.dataLayer = {
    push: (entry) => {
      if (!("page_path" in entry)) return;
      const { page_path, page_query } = entry;
      held.latest = { page_path, page_query };
    },
  };
  return held;
}
