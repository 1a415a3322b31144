import { pendingLink } from "../../content/checks/fields/check-link";
import type { Site } from "../../content/types/site-settings";
import { buildBookingUrl, unplaced } from "../../lib/urls/booking-origin";
import { redirects } from "../../lib/urls/routes";
import type { QueryContext } from "./field";
import { readFiller, readSettings, renderText } from "./query-context";

type BookingLink = Site["bookingLinks"]["demo"];

const none = {
  terms: null,
  host: null,
  href: "",
  opensInNewTab: false,
  isPending: false,
};

/** Turns a link as written (`/pricing`, `booking:demo`, `https://…`) into a URL. Components add the place to that of a booking link. */
export function resolveLink(
  written: string,
  context: QueryContext,
): Omit<Queries.Link, "host"> & { host: BookingLink["host"] | null } {
  if (written === pendingLink) return { ...none, isPending: true };
  const booking = /^booking:(.+)$/.exec(written)?.[1];
  if (booking === undefined) {
    const path = readFiller(context)(written);
    const href = redirects[path] ?? path;
    return { ...none, href, opensInNewTab: /^https?:/.test(href) };
  }
  const settings = readSettings(context);
  const links: Record<string, BookingLink | undefined> =
    settings?.bookingLinks ?? {};
  const found = links[booking];
  if (!settings || !found) return none;
  const { url, terms, host = null } = found;
  const site = new URL(settings.url).host;
  const href = buildBookingUrl(url, { site, ...unplaced });
  const shown = { terms: renderText(terms, context), host };
  return { ...none, href, opensInNewTab: true, ...shown };
}
