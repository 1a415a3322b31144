import { mapValues } from "../map-values";
import { routes } from "./routes";

export interface BookingOrigin {
  site: string;
  page: string;
  place: string;
}

/** What a link's URL contains until the component around it adds its origin. */
export const unplaced = { page: "~page~", place: "~place~" };

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
    utm_campaign: page,
  };
  for (const name of parameters) {
    if (target.searchParams.has(name)) continue;
    target.search += `${target.search && "&"}${name}=${values[name]}`;
  }
  return target.href;
}

/** Writes page and place into the booking links of a part of the page. The place of a list's entry ends with its number: `plans.2`. */
export function placeBookings<Part>(
  part: Part,
  page: string,
  place: string,
): Part {
  const fill = (value: unknown, at: string): unknown => {
    if (typeof value === "string")
      return value
        .replaceAll(unplaced.place, at)
        .replaceAll(unplaced.page, page);
    if (Array.isArray(value))
      return value.map((entry, index) => fill(entry, `${at}.${index + 1}`));
    if (typeof value !== "object" || value === null) return value;
    return mapValues(value, (field) => fill(field, at));
  };
  // Only strings change.
  return fill(part, place) as Part;
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
