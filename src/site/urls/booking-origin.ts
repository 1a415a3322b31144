import { routes } from "./routes";

/** Where a booking link stands. */
export interface BookingOrigin {
  site: string;
  page: string;
  place: string;
}

/** The page comes last, so that a link of the frame can be completed. */
const parameters = ["utm_source", "utm_medium", "utm_content", "utm_campaign"] as const;
const medium = "website";

/** What every address of `toBookingAddress` holds, and no address that a visit has changed. */
export const originMark = `utm_medium=${medium}&utm_content=`;

/** The address of a scheduling page that tells where the visitor came from. What the address says already is left as it is. */
export function toBookingAddress(url: string, { site, page, place }: BookingOrigin): string {
  const address = new URL(url);
  const values = { utm_source: site, utm_medium: medium, utm_content: place, utm_campaign: "" };
  for (const name of parameters) {
    if (address.searchParams.has(name)) continue;
    address.search += `${address.search && "&"}${name}=${values[name]}`;
  }
  return addPage(address.href, page);
}

/** Says the page in a booking link of the frame; every other address comes back as it is. */
export function addPage(href: string, page: string): string {
  return href.replace(/utm_campaign=(?=#|$)/, (name) => name + page);
}

/** What bookings call a page: `home`, `pricing`, `case-studies/colo`; `404` for every unknown address. */
export function toPageName(path: string): string {
  return path === routes.home ? "home" : path.replace(/^\/|\/$|\.html$/g, "");
}

/** The address without what `toBookingAddress` has added, for readers who did not come by the page. */
export function withoutOrigin(href: string): string {
  if (!href.includes(originMark)) return href;
  const address = new URL(href);
  for (const name of parameters) address.searchParams.delete(name);
  return address.href;
}
