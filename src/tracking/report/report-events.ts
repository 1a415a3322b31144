import { sendEvent } from "../events";
import type { SiteEvent } from "../events";
import type { TrackingSettings } from "../../site/tracking";
import { toBookingClick } from "./booking-click";
import { reportSearches } from "./post-search";

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
