import { type PageView, attempt } from "./page-view";

/** All that the site tells its trackers, and only with consent. docs/trackers.md explains each to who sets up the tag manager. */
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

/** What `window.dataLayer` takes: the site's events, and what tells the tag manager of consent. */
export type LayerEntry = SiteEvent | ({ event: "page_view" } & PageView) | IArguments | GtmStart;

interface GtmStart {
  event: "gtm.js";
  "gtm.start": number;
}

/** The trackers that may be on the page. */
export interface Trackers {
  dataLayer?: { push: (entry: LayerEntry) => unknown };
  fbq?: (...command: PixelCommand) => unknown;
}

export type PixelCommand =
  | ["track", "PageView"]
  | ["trackCustom", string, object]
  | ["consent", "grant" | "revoke"]
  | ["set", "autoConfig", boolean, string]
  | ["init", string];

declare global {
  interface Window {
    dataLayer?: Trackers["dataLayer"];
    fbq?: Trackers["fbq"];
  }
}

/** Tells the tag manager and the pixel of an event, each only if it is there. */
export function sendEvent(event: SiteEvent, trackers: Trackers): void {
  const { event: name, ...data } = event;
  attempt(() => trackers.dataLayer?.push(event));
  attempt(() => trackers.fbq?.("trackCustom", name, data));
}
