import { linkToNowhere } from "../../content/fields/checks/check-link";
import { type BookingOrigin, toBookingAddress } from "../../site/urls/booking-origin";
import type { QueryContext } from "./field";
import { readFiller, readSettings, toShownText } from "./query-context";

/** Turns a link as written (`/pricing`, `booking:demo`, `https://…`) into a URL; `findOrigin` locates a booking link. */
export function resolveLink(
  written: string,
  context: QueryContext,
  findOrigin: () => BookingOrigin | null = () => null,
): Queries.Link {
  const none = { href: "", opensInNewTab: false, opensSoon: false, booking: null, about: null };
  if (written === linkToNowhere) return { ...none, opensSoon: true };
  const booking = /^booking:(.+)$/.exec(written)?.[1];
  if (booking === undefined) {
    const href = readFiller(context)(written);
    return { ...none, href, opensInNewTab: /^https?:/.test(href) };
  }
  const links: Record<string, { url: string; about: string[] } | undefined> =
    readSettings(context)?.bookingLinks ?? {};
  const { url = "", about = [] } = links[booking] ?? {};
  const origin = findOrigin();
  const href = url && origin ? toBookingAddress(url, origin) : url;
  const lines = about.map((line) => toShownText(line, context));
  return { ...none, href, opensInNewTab: true, booking, about: lines };
}
