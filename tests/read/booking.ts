import { readdirSync } from "node:fs";
import path from "node:path";
import { readSiteUrl } from "./built-page";
import { readDocument } from "./read-document";
import { findAll, type PageLink, readLine } from "./elements";
import { readBookingUrls, readRecords } from "./records";
import { CONTENT_DIR } from "./settings";
import type { SiteRoute } from "./site-routes";

/** The URL of a booking link of that kind, as the page at `path` has it in that place. */
export function writeBooking(
  kind: string,
  path: string,
  place: string,
): string {
  const { host } = new URL(readSiteUrl());
  const page = path === "/" ? "home" : path.slice(1);
  return `${readBookingUrls()[kind] ?? ""}?utm_source=${host}&utm_medium=website&utm_content=${place}&utm_campaign=${page}`;
}

/** The screen reader text of a link that opens a new tab. */
export function readNewTabNotice(): string {
  return (readRecords("ui-labels.yaml") as { opensInNewTab: string })
    .opensInNewTab;
}

export interface BookingLink extends PageLink {
  path: string;
  /** The place that the link reports: `utm_content`. */
  place: string;
  rel: string;
  /** False in header, menu and footer, which are the same on every page. */
  isInMain: boolean;
}

/** All links of a built page to the host of the booking pages. */
export function readBookingLinks(route: SiteRoute): BookingLink[] {
  const hosts = Object.values(readBookingUrls()).map(
    (url) => new URL(url).host,
  );
  return findAll(readDocument(route), "a[href]")
    .map((link) => ({
      href: link.getAttribute("href") ?? "",
      path: route.path,
      place:
        /utm_content=([^&]*)/.exec(link.getAttribute("href") ?? "")?.[1] ?? "",
      text: link.getAttribute("aria-label") ?? readLine(link),
      target: link.getAttribute("target") ?? "",
      rel: link.getAttribute("rel") ?? "",
      isInMain: link.closest("main") !== null,
    }))
    .filter(
      ({ href }) => URL.canParse(href) && hosts.includes(new URL(href).host),
    );
}

/** Paths of the pages whose record says that they offer a service. */
export function readServicePaths(): string[] {
  return readdirSync(path.join(CONTENT_DIR, "landing"))
    .filter((key) => {
      const page = readRecords(`landing/${key}/index.yaml`) as {
        kind?: string;
        draft?: boolean;
      };
      return page.kind === "service" && !page.draft;
    })
    .map((key) => `/${key}`);
}
