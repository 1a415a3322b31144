import { readDocument } from "./read-document";
import { findAll, type PageLink, readLine } from "./elements";
import { readRecords } from "./records";
import type { SiteRoute } from "./site-routes";

interface Settings {
  bookingLinks: Record<string, { url: string }>;
}

/** The addresses at which visitors book, by what they book there: `demo`, `audit` … */
export function readBookingAddresses(): Record<string, string> {
  const { bookingLinks } = readRecords("site.yaml") as Settings;
  return Object.fromEntries(Object.entries(bookingLinks).map(([key, { url }]) => [key, url]));
}

/** What screen readers are told of a link that opens a new tab. */
export function readNewTabNotice(): string {
  return (readRecords("ui-labels.yaml") as { opensInNewTab: string }).opensInNewTab;
}

/** A link to where calls are booked, as the file of a page has it. */
export interface BookingLink extends PageLink {
  rel: string;
  /** False in header, menu and footer, which are the same on every page. */
  isInMain: boolean;
}

/** All links of a built page that lead to the host of the booking pages. */
export function readBookingLinks(route: SiteRoute): BookingLink[] {
  const hosts = Object.values(readBookingAddresses()).map((address) => new URL(address).host);
  return findAll(readDocument(route), "a[href]")
    .map((link) => ({
      href: link.getAttribute("href") ?? "",
      text: readLine(link),
      target: link.getAttribute("target") ?? "",
      rel: link.getAttribute("rel") ?? "",
      isInMain: link.closest("main") !== null,
    }))
    .filter(({ href }) => URL.canParse(href) && hosts.includes(new URL(href).host));
}
