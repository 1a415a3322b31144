import { type BookingLink, readBookingAddresses, readNewTabNotice } from "../../read/booking";

/** What is wrong with a link to a booking page: its address, its tab, or what is said of it. */
export function findBookingFaults({ href, text, target, rel }: BookingLink): string[] {
  const notice = readNewTabNotice();
  return [
    Object.values(readBookingAddresses()).includes(href) ? "" : "is none of site.yaml's addresses",
    target === "_blank" ? "" : "opens in the same tab",
    rel.split(" ").includes("noopener") ? "" : "is not rel=noopener",
    text.endsWith(notice) && text.length > notice.length ? "" : `does not say "${notice}"`,
  ]
    .filter(Boolean)
    .map((fault) => `"${text}" to ${href} ${fault}`);
}
