import { type SiteEvent, type BookingClick, sendEvent } from "../events";
import type { TrackingSettings } from "../../site/tracking";

/**
 * Tells the trackers what visitors do, from the moment they agree until `signal` says otherwise. One listener each for the whole
 * document: what it listens to has no code of its own, and weighs nothing where there is no tracker.
 */
export function reportEvents(
  { bookings, foundMessage }: Pick<TrackingSettings, "bookings" | "foundMessage">,
  signal: AbortSignal,
): void {
  const send = (event: SiteEvent | undefined) => {
    if (event) sendEvent(event, window);
  };
  const listen = (type: string, read: (target: Element, event: Event) => SiteEvent | undefined) => {
    const tell = (event: Event) => {
      if (event.target instanceof Element) send(read(event.target, event));
    };
    document.addEventListener(type, tell, { capture: true, signal });
  };
  const readClick = (target: Element) => {
    const link = target.closest<HTMLAnchorElement>("a[href^=http]");
    return link ? toBookingClick(link, bookings) : undefined;
  };
  listen("click", readClick);
  // The middle button, which opens a tab and is no click.
  listen("auxclick", (target, event) =>
    event instanceof MouseEvent && event.button === 1 ? readClick(target) : undefined,
  );
  listen("change", readPeriod);
  listen("toggle", readQuestion);
  reportSearches(send, foundMessage, signal);
}

/** A switch of prices is known by what it switches: prices beside those that are struck. */
function readPeriod(target: Element): SiteEvent | undefined {
  if (!(target instanceof HTMLInputElement) || target.type !== "radio") return undefined;
  if (!target.closest("section")?.querySelector("[data-option] s")) return undefined;
  return { event: "plan_period", period: target.value === "0" ? "monthly" : "annual" };
}

/** Questions are the boxes with a heading that stand in no list; the plans of small screens are a list. */
function readQuestion(target: Element): SiteEvent | undefined {
  if (!(target instanceof HTMLDetailsElement) || !target.open || target.closest("li"))
    return undefined;
  const question = target.querySelector("summary > h3")?.textContent;
  const section = target.closest("section")?.id ?? "";
  return question ? { event: "faq_open", question, section } : undefined;
}

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

type Send = (event: SiteEvent) => void;

/** The visitor has stopped typing: in milliseconds, and longer than the list waits itself. */
const rest = 1000;
/** How often the list is asked again while it fetches the posts that it looks through. */
const tries = 10;

/**
 * Tells of a search once the visitor rests, with the number of posts that the list itself announces. The words stay here.
 * @param foundMessage what the list says where it found something; {count} is how much
 */
function reportSearches(send: Send, foundMessage: string, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout>;
  let last = "";
  const tell = (field: HTMLInputElement, triesLeft: number) => {
    const query = field.value.trim();
    if (!field.isConnected || query === "" || query === last) return;
    const results = readCount(foundMessage);
    if (results === undefined && triesLeft > 0) {
      timer = setTimeout(tell, rest, field, triesLeft - 1);
      return;
    }
    last = query;
    if (results !== undefined) send({ event: "post_search", query_length: query.length, results });
  };
  const listen = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || !target.matches("[role=search] [type=search]"))
      return;
    clearTimeout(timer);
    timer = setTimeout(tell, rest, target, tries);
  };
  document.addEventListener("input", listen, { signal });
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
  });
}

/** How many posts the list says it found; nothing while it says nothing, as it does until all posts are there. */
function readCount(foundMessage: string): number | undefined {
  const status = document.querySelector("main [role=status]")?.textContent.trim() ?? "";
  if (status === "") return undefined;
  const [before = "", after = ""] = foundMessage.split("{count}");
  const isFound = status.startsWith(before) && status.includes(after);
  return isFound ? Number.parseInt(status.slice(before.length), 10) || 0 : 0;
}
