import { type BookingLink, readNewTabNotice, writeBooking } from "../../read/booking";
import { readBookingAddresses } from "../../read/records";

/** A section or part of a page, and which of its entries. */
const PLACE = /^[a-z]+(-[a-z\d]+)*(\.\d+){0,2}$/;

/** What is wrong with a link to a booking page: its address, what that says of the page and the place, its tab, or what is said of it. */
export function findBookingFaults(link: BookingLink): string[] {
  const { href, text, target, rel, path, place, isInMain } = link;
  const notice = readNewTabNotice();
  return [
    Object.keys(readBookingAddresses()).some((kind) => href === writeBooking(kind, path, place))
      ? ""
      : "is none of site.yaml's addresses with this page and its place",
    PLACE.test(place) && (place === "header") !== isInMain ? "" : "says another place",
    target === "_blank" ? "" : "opens in the same tab",
    rel.split(" ").includes("noopener") ? "" : "is not rel=noopener",
    text.endsWith(notice) && text.length > notice.length ? "" : `does not say "${notice}"`,
  ]
    .filter(Boolean)
    .map((fault) => `"${text}" to ${href} ${fault}`);
}
