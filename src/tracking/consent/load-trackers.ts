import type { TrackingSettings } from "../../site/tracking";
import type { HeldPageView } from "../held-page-view";
import { sendPageView } from "../page-view";
import { reportEvents } from "../report/report-events";
import { loadPixel, revokePixel } from "./pixel";
import { denyTagManager, loadTagManager } from "./tag-manager";

let reports: AbortController | undefined;

/** Loads the trackers that have an id, tells them of the page that is shown, and goes on telling. */
export function loadTrackers(settings: TrackingSettings, held: HeldPageView): void {
  const { tagManagerId, pixelId } = settings;
  // Here stood what holds page views.
  delete window.dataLayer;
  if (tagManagerId) loadTagManager(tagManagerId);
  if (pixelId) loadPixel(pixelId);
  if (held.latest) sendPageView(held.latest, window);
  reports = new AbortController();
  reportEvents(settings, reports.signal);
}

/** Tells the trackers that consent is withdrawn, and nothing after that. */
export function denyTrackers(): void {
  reports?.abort();
  denyTagManager();
  revokePixel();
  delete window.fbq;
}
