import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { SiteRoute } from "./site-routes";
import { readRecords } from "./records";

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
  return (readRecords("interface.yaml") as { opensInNewTab: string }).opensInNewTab;
}

/** A link to where calls are booked, as the file of a page has it. */
export interface BookingLink {
  href: string;
  text: string;
  target: string;
  rel: string;
  /** False in header, menu and footer, which are the same on every page. */
  isInMain: boolean;
}

/** All links of a built page that lead to the host of the booking pages. */
export async function readBookingLinks(page: Page, route: SiteRoute): Promise<BookingLink[]> {
  const hosts = Object.values(readBookingAddresses()).map((address) => new URL(address).host);
  const links = await page.evaluate(
    (html) => {
      const root = new DOMParser().parseFromString(html, "text/html");
      return Array.from(root.querySelectorAll("a[href]"), (link) => ({
        href: link.getAttribute("href") ?? "",
        text: link.textContent.replace(/\s+/g, " ").trim(),
        target: link.getAttribute("target") ?? "",
        rel: link.getAttribute("rel") ?? "",
        isInMain: link.closest("main") !== null,
      }));
    },
    readFileSync(route.file, "utf8"),
  );
  return links.filter(({ href }) => URL.canParse(href) && hosts.includes(new URL(href).host));
}

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
