import { routes } from "./routes";

export interface BookingOrigin {
  site: string;
  page: string;
  place: string;
}

/** The page is last, so that it can be appended to links of the header and footer. */
const parameters = [
  "utm_source",
  "utm_medium",
  "utm_content",
  "utm_campaign",
] as const;
const medium = "website";

/** Part of every URL from `buildBookingUrl`, but not of one that was changed during the visit. */
export const originMark = `utm_medium=${medium}&utm_content=`;

/** Adds the link's origin to a scheduling page's URL. Existing parameters are unchanged. */
export function buildBookingUrl(
  url: string,
  { site, page, place }: BookingOrigin,
): string {
  const target = new URL(url);
  const values = {
    utm_source: site,
    utm_medium: medium,
    utm_content: place,
    utm_campaign: "",
  };
  for (const name of parameters) {
    if (target.searchParams.has(name)) continue;
    target.search += `${target.search && "&"}${name}=${values[name]}`;
  }
  return addPage(target.href, page);
}

/** Adds the page to a booking link of the header or footer; other URLs are unchanged. */
export function addPage(href: string, page: string): string {
  return href.replace(/utm_campaign=(?=#|$)/, (name) => name + page);
}

/** A page's name in bookings: `home`, `pricing`, `case-studies/colo`; `404` for every unknown path. */
export function formatPageName(path: string): string {
  return path === routes.home ? "home" : path.replace(/^\/|\/$|\.html$/g, "");
}

/** Removes what `buildBookingUrl` added, for readers outside the page. */
export function withoutOrigin(href: string): string {
  if (!href.includes(originMark)) return href;
  const url = new URL(href);
  for (const name of parameters) url.searchParams.delete(name);
  return url.href;
}
