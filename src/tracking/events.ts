/** All that visitors do of which the site tells its trackers, and only with consent: see docs/trackers.md. */
export type SiteEvent =
  | BookingClick
  | { event: "plan_period"; period: "monthly" | "annual" }
  /** The visitor searched the blog: never the words, only how many characters and how many posts were found. */
  | { event: "post_search"; query_length: number; results: number }
  | { event: "faq_open"; question: string; section: string };

export interface BookingClick {
  event: "booking_click";
  booking: string;
  page: string;
  /** The anchor of the section with the link, `header`, `footer`, or `page` where there is none. */
  section: string;
  position: number;
}

/** What a page view says: the path without the query, and the query with its `?`, or empty. */
interface PageView {
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
