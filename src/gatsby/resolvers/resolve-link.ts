import { linkToNowhere } from "../../content/fields/checks/check-link";
import { type BookingOrigin, toBookingAddress } from "../../site/urls/booking-origin";
import { fillVariables } from "../../site/format/fill-variables";
import { type QueryContext, readSettings, readVariables, toShownText } from "./query-context";

/** A link as components render it. */
export interface ResolvedLink {
  href: string;
  opensInNewTab: boolean;
  opensSoon: boolean;
  booking: string | null;
  about: string[] | null;
}

/**
 * Turns what a writer wrote (`/pricing`, `booking:demo`, `https://…`) into an address.
 * @param findOrigin where the link stands, which a booking link says; `null` where it stands on no page
 */
export function resolveLink(
  written: string,
  context: QueryContext,
  findOrigin: () => BookingOrigin | null = () => null,
): ResolvedLink {
  const booking = /^booking:(.+)$/.exec(written)?.[1];
  if (booking !== undefined) {
    const links: Record<string, { url: string; about: string[] } | undefined> =
      readSettings(context)?.bookingLinks ?? {};
    const { url = "", about = [] } = links[booking] ?? {};
    const lines = about.map((line) => toShownText(line, context));
    const origin = findOrigin();
    const href = url && origin ? toBookingAddress(url, origin) : url;
    return { href, opensInNewTab: true, opensSoon: false, booking, about: lines };
  }
  if (written === linkToNowhere) {
    return { href: "", opensInNewTab: false, opensSoon: true, booking: null, about: null };
  }
  const href = fillVariables(written, readVariables(context));
  return {
    href,
    opensInNewTab: /^https?:/.test(href),
    opensSoon: false,
    booking: null,
    about: null,
  };
}
