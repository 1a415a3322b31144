/** Every event that the site reports to trackers, only with consent: see docs/trackers.md. */
export type SiteEvent =
  | BookingClick
  | { event: "plan_period"; period: "monthly" | "annual" }
  /** A blog search: never the query, only its length and the number of posts found. */
  | { event: "post_search"; query_length: number; results: number }
  | { event: "faq_open"; question: string; section: string };

export interface BookingClick {
  event: "booking_click";
  booking: string;
  page: string;
  /** The anchor of the link's section, `header`, `footer`, or otherwise `page`. */
  section: string;
  position: number;
}

/** The page's path without the query, and the query with its `?`, or an empty string. */
interface PageView {
  page_path: string;
  page_query: string;
}

/** Entries of `window.dataLayer`: the site's events and consent commands. */
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
    /** What to send once the visitor agrees. */
    latestPageView?: PageView;
  }
}

/** A tracker that throws, or blocked storage, must not break the page or the other tracker. */
export function ignoreErrors(report: () => unknown): void {
  try {
    report();
  } catch {
    // The visitor can do nothing about it.
  }
}

type PageLocation = Pick<Location, "pathname" | "search">;

/** Sends a page view for the first page and every later change of path or query, but not of the hash. */
export function trackRoute(
  location: PageLocation,
  previous: PageLocation | null,
): void {
  if (!previous) addEventListener("pageshow", trackReturn);
  const { pathname: page_path, search: page_query } = location;
  if (previous?.pathname === page_path && previous.search === page_query)
    return;
  window.latestPageView = { page_path, page_query };
  sendPageView(window.latestPageView);
}

/** Sends it again for a page of the back/forward cache, as other browsers do that load the page again. */
function trackReturn({ persisted }: PageTransitionEvent): void {
  if (persisted && window.latestPageView) sendPageView(window.latestPageView);
}

/** Sends a page view to the tag manager and the pixel, if they are loaded. */
export function sendPageView(pageView: PageView): void {
  ignoreErrors(() =>
    window.dataLayer?.push({ event: "page_view", ...pageView }),
  );
  ignoreErrors(() => window.fbq?.("track", "PageView"));
}
