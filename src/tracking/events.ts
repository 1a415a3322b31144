/** All that visitors do of which the site tells its trackers, and only with consent: see docs/trackers.md. */
export type SiteEvent =
  | BookingClick
  | { event: "plan_period"; period: "monthly" | "annual" }
  /** The visitor searched the blog: never the words, only how many characters and how many posts were found. */
  | { event: "post_search"; query_length: number; results: number }
  | { event: "faq_open"; question: string; section: string };

/** The visitor opened a booking page. */
export interface BookingClick {
  event: "booking_click";
  booking: string;
  page: string;
  /** The anchor of the section with the link, `header`, `footer`, or `page` where there is none. */
  section: string;
  position: number;
}

/** What a page view says: the path without the query, and the query with its `?`, or empty. */
export interface PageView {
  page_path: string;
  page_query: string;
}

/** What `window.dataLayer` takes: the site's events, and what tells the tag manager of consent. */
export type LayerEntry =
  | SiteEvent
  | ({ event: "page_view" } & PageView)
  | IArguments
  | { event: "gtm.js"; "gtm.start": number };

export type PixelCommand =
  | ["track", "PageView"]
  | ["trackCustom", string, object]
  | ["consent", "grant" | "revoke"]
  | ["set", "autoConfig", boolean, string]
  | ["init", string];

declare global {
  /** The trackers that may be on the page. */
  interface Window {
    dataLayer?: { push: (entry: LayerEntry) => unknown };
    fbq?: (...command: PixelCommand) => unknown;
  }
}

/** A tracker that throws, or storage that is blocked, must break neither the page nor the other tracker. */
export function attempt(report: () => unknown): void {
  try {
    report();
  } catch {
    // Nobody on the page could do anything about it.
  }
}
