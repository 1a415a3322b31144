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
