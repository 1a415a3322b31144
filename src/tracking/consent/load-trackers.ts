import type { TrackingSettings } from "../../site/tracking";
import type { HeldPageView, LayerEntry, PixelCommand } from "../events";
import { attempt, sendPageView } from "../events";
import { reportEvents } from "../report/report-events";

let reports: AbortController | undefined;

/** Loads the trackers that have an id, tells them of the page that is shown, and goes on telling. */
export function loadTrackers(settings: TrackingSettings, held: HeldPageView): void {
  const { tagManagerId, pixelId } = settings;
  delete window.dataLayer;
  if (tagManagerId) loadTagManager(tagManagerId);
  if (pixelId) loadPixel(pixelId);
  if (held.latest) sendPageView(held.latest);
  reports = new AbortController();
  reportEvents(settings, reports.signal);
}

/** Tells the trackers that consent is withdrawn, and nothing after that. */
export function denyTrackers(): void {
  reports?.abort();
  gtag("consent", "update", toState("denied"));
  attempt(() => window.fbq?.("consent", "revoke"));
  delete window.fbq;
}

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

/** The function that the pixel's script looks for: it takes over the queue, and from then on `callMethod`. */
interface Pixel {
  (...command: PixelCommand): void;
  callMethod?: (...command: PixelCommand) => void;
  queue: PixelCommand[];
}

/** Makes the pixel's function and loads its script: revoked first, then granted. It sends what the site tells it, and nothing by itself. */
function loadPixel(id: string): void {
  const send = (...command: PixelCommand) => {
    if (pixel.callMethod) pixel.callMethod(...command);
    else pixel.queue.push(command);
  };
  const pixel: Pixel = Object.assign(send, {
    queue: [],
    push: send,
    loaded: true,
    version: "2.0",
    // Its script would send a page view of its own at every change of address.
    disablePushState: true,
    // The site tells of each page once: none of them is a repetition.
    allowDuplicatePageViews: true,
  });
  Object.assign(window, { fbq: pixel, _fbq: pixel });
  pixel("consent", "revoke");
  pixel("set", "autoConfig", false, id);
  pixel("init", id);
  pixel("consent", "grant");
  addScript("https://connect.facebook.net/en_US/fbevents.js");
}

/** Loads a third-party script. Calls are queued, so a blocked, missing or late script is harmless. */
function addScript(src: string): void {
  document.head.append(Object.assign(document.createElement("script"), { src, async: true }));
}
