import type { TrackingSettings } from "../../site/tracking";
import { type HeldPageView, sendPageView } from "../page-view";
import { reportEvents } from "../report/report-events";
import { loadPixel, revokePixel, addScript } from "./pixel";
import type { LayerEntry } from "../events";

const signals = ["ad_storage", "analytics_storage", "ad_user_data", "ad_personalization"];
const toState = (state: "denied" | "granted") =>
  Object.fromEntries(signals.map((signal) => [signal, state]));
/** Google's own form: the tag manager takes consent from an `arguments` object, and from nothing that only looks like one. */
function gtag(..._command: [string, string, object]): void {
  // eslint-disable-next-line prefer-rest-params
  window.dataLayer?.push(arguments);
}
/** Makes the layer and loads the container into it: all is denied first, then granted, as Consent Mode v2 has it. */
function loadTagManager(id: string): void {
  const layer: LayerEntry[] = [];
  window.dataLayer = layer;
  gtag("consent", "default", toState("denied"));
  gtag("consent", "update", toState("granted"));
  layer.push({ "gtm.start": Date.now(), event: "gtm.js" });
  addScript(`https://www.googletagmanager.com/gtm.js?id=${id}`);
}
function denyTagManager(): void {
  gtag("consent", "update", toState("denied"));
}

let reports: AbortController | undefined;

/** Loads the trackers that have an id, tells them of the page that is shown, and goes on telling. */
export function loadTrackers(settings: TrackingSettings, held: HeldPageView): void {
  const { tagManagerId, pixelId } = settings;
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
