import type { BookingClick } from "../events";

/** What a click on a link tells of a booking; nothing where the link leads elsewhere. */
export function toBookingClick(
  link: HTMLAnchorElement,
  bookings: Readonly<Record<string, string>>,
): BookingClick | undefined {
  const target = new URL(link.href);
  const [booking] = Object.entries(bookings).find(([, url]) => leadsTo(target, new URL(url))) ?? [];
  if (booking === undefined) return undefined;
  return { event: "booking_click", booking, page: location.pathname, ...findPlace(link, target) };
}

/** Whether an address is that of a record: what was added to it, such as where it is from, makes no other page of it. */
function leadsTo(target: URL, { origin, pathname, searchParams }: URL): boolean {
  return (
    target.origin === origin &&
    target.pathname === pathname &&
    [...searchParams].every(([name, value]) => target.searchParams.get(name) === value)
  );
}

/**
 * Section and place as the link's own address says them: `plans.2`, or `home/plans.2` where the visitor's own campaign is handed on.
 * Links that don't are looked up in the page.
 */
function findPlace(
  link: HTMLAnchorElement,
  target: URL,
): Pick<BookingClick, "section" | "position"> {
  const said = /([^/]+)\.(\d+)$/.exec(target.searchParams.get("utm_content") ?? "");
  if (said) return { section: said[1] ?? "", position: Number(said[2]) };
  const part = link.closest("section[id], header, footer") ?? document.body;
  const twins = [...part.querySelectorAll<HTMLAnchorElement>("a[href]")].filter(
    ({ href }) => href.split("?")[0] === link.href.split("?")[0],
  );
  const frame = part === document.body ? "page" : part.localName;
  return { section: part.id || frame, position: twins.indexOf(link) + 1 };
}
