import type { Trackers } from "./events";

/** What a page view says: the path without the query, and the query with its `?`, or empty. */
export interface PageView {
  page_path: string;
  page_query: string;
}

/** Tells the tag manager and the advertising pixel of a page view, each only if it is there. */
export function sendPageView(pageView: PageView, trackers: Trackers): void {
  attempt(() => trackers.dataLayer?.push({ event: "page_view", ...pageView }));
  attempt(() => trackers.fbq?.("track", "PageView"));
}

/** A tracker that throws must break neither the page nor the other tracker. */
export function attempt(report: () => unknown): void {
  try {
    report();
  } catch {
    // Nobody on the page could do anything about it.
  }
}

/** What the site would have told a tracker, had the visitor agreed by then. */
export interface HeldPageView {
  latest?: PageView;
}

/**
 * Stands in the place of the tag manager's layer until the visitor agrees, and sends nothing: it only knows which page the site
 * told of last. Whoever agrees is told of that page, once, whatever was on its way meanwhile.
 */
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
