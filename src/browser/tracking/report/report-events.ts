import { type SiteEvent, type BookingClick, ignoreErrors } from "../events";
import {
  type TrackingSettings,
  billingSwitchName,
} from "../../../lib/tracking";

/** Reports visitors' actions. Listens on the document, so components need no tracking code. */
export function reportEvents({
  bookings,
}: Pick<TrackingSettings, "bookings">): void {
  const listen = (
    type: string,
    read: (target: Element, event: Event) => SiteEvent | undefined,
  ) => {
    const report = (event: Event) => {
      if (event.target instanceof Element) sendEvent(read(event.target, event));
    };
    document.addEventListener(type, report, { capture: true });
  };
  const readClick = (target: Element) => {
    const link = target.closest<HTMLAnchorElement>("a[href^=http]");
    return link ? parseBookingClick(link, bookings) : undefined;
  };
  listen("click", readClick);
  // The middle button opens a tab without a `click` event.
  listen("auxclick", (target, event) =>
    event instanceof MouseEvent && event.button === 1
      ? readClick(target)
      : undefined,
  );
  listen("change", readPeriod);
  listen("toggle", readQuestion);
  reportSearches();
}

function sendEvent(event: SiteEvent | undefined): void {
  if (!event) return;
  const { event: name, ...data } = event;
  ignoreErrors(() => window.dataLayer?.push(event));
  ignoreErrors(() => window.fbq?.("trackCustom", name, data));
}

function readPeriod(target: Element): SiteEvent | undefined {
  if (!(target instanceof HTMLInputElement)) return undefined;
  if (target.name !== billingSwitchName) return undefined;
  return {
    event: "plan_period",
    period: target.value === "0" ? "monthly" : "annual",
  };
}

/** Questions are boxes with a heading outside lists; the plans on small screens are inside one. */
function readQuestion(target: Element): SiteEvent | undefined {
  if (!target.matches("details[open]") || target.closest("li"))
    return undefined;
  const question = target.querySelector("summary > h3")?.textContent;
  const section = target.closest("section")?.id ?? "";
  return question ? { event: "faq_open", question, section } : undefined;
}

/** The booking that a link leads to; undefined for other links. */
export function parseBookingClick(
  link: HTMLAnchorElement,
  bookings: Readonly<Record<string, string>>,
): BookingClick | undefined {
  const target = new URL(link.href);
  const [booking] =
    Object.entries(bookings).find(([, url]) => matches(target, new URL(url))) ??
    [];
  if (booking === undefined) return undefined;
  return {
    event: "booking_click",
    booking,
    page: location.pathname,
    ...findPlace(link, target),
  };
}

/** Ignores extra parameters, such as attribution. */
function matches(
  target: URL,
  { origin, pathname, searchParams }: URL,
): boolean {
  return (
    target.origin === origin &&
    target.pathname === pathname &&
    [...searchParams].every(
      ([name, value]) => target.searchParams.get(name) === value,
    )
  );
}

/** Read from the link's URL, `plans.2` or `home/plans.2` in a campaign; other links are located in the page. */
function findPlace(link: HTMLAnchorElement, target: URL) {
  const match = /([^/]+)\.(\d+)$/.exec(
    target.searchParams.get("utm_content") ?? "",
  );
  if (match) return { section: match[1] ?? "", position: Number(match[2]) };
  const part = link.closest("section[id], header, footer") ?? document.body;
  const isSame = ({ href }: HTMLAnchorElement) =>
    href.split("?")[0] === link.href.split("?")[0];
  const sameLinks = [
    ...part.querySelectorAll<HTMLAnchorElement>("a[href]"),
  ].filter(isSame);
  const frame = part === document.body ? "page" : part.localName;
  return { section: part.id || frame, position: sameLinks.indexOf(link) + 1 };
}

/** The typing pause before a search is reported, in milliseconds: longer than the list's own delay. */
const pauseMs = 1000;
/** How often to check the list again while it loads the search index. */
const maxChecks = 10;

/** Reports a search after a typing pause, with the number of posts found; never the query. */
function reportSearches(): void {
  let timer: ReturnType<typeof setTimeout>;
  let last = "";
  const report = (field: HTMLInputElement, triesLeft: number) => {
    const query = field.value.trim();
    if (!field.isConnected || query === "" || query === last) return;
    const found =
      document.querySelector<HTMLElement>("main [data-found]")?.dataset[
        "found"
      ];
    if (found === undefined) {
      if (triesLeft > 0)
        timer = setTimeout(report, pauseMs, field, triesLeft - 1);
      return;
    }
    last = query;
    sendEvent({
      event: "post_search",
      query_length: query.length,
      results: Number(found),
    });
  };
  const listen = ({ target }: Event) => {
    if (
      !(target instanceof HTMLInputElement) ||
      !target.matches("[role=search] [type=search]")
    )
      return;
    clearTimeout(timer);
    timer = setTimeout(report, pauseMs, target, maxChecks);
  };
  document.addEventListener("input", listen);
}
