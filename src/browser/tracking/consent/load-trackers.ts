import type { TrackingSettings } from "../../../lib/tracking";
import type { LayerEntry, PixelCommand } from "../events";
import { ignoreErrors, sendPageView } from "../events";
import { reportEvents } from "../report/report-events";

/** Loads the trackers that have an id, sends the current page view, and starts reporting events. */
export function loadTrackers(settings: TrackingSettings): void {
  const { tagManagerId, pixelId } = settings;
  if (tagManagerId) loadTagManager(tagManagerId);
  if (pixelId) loadPixel(pixelId);
  if (window.latestPageView) sendPageView(window.latestPageView);
  reportEvents(settings);
}

/** Informs the trackers that consent is withdrawn. */
export function denyTrackers(): void {
  gtag("consent", "update", formatState("denied"));
  delete window.dataLayer;
  ignoreErrors(() => window.fbq?.("consent", "revoke"));
  delete window.fbq;
}

const signals = [
  "ad_storage",
  "analytics_storage",
  "ad_user_data",
  "ad_personalization",
];
const formatState = (state: "denied" | "granted") =>
  Object.fromEntries(signals.map((signal) => [signal, state]));

/** As in Google's snippet: the tag manager accepts consent only as a real `arguments` object. */
function gtag(..._command: [string, string, object]): void {
  // oxlint-disable-next-line prefer-rest-params
  window.dataLayer?.push(arguments);
}

/** Creates the data layer and loads the container. Consent Mode v2 requires denying first, then granting. */
function loadTagManager(id: string): void {
  const layer: LayerEntry[] = [];
  window.dataLayer = layer;
  gtag("consent", "default", formatState("denied"));
  gtag("consent", "update", formatState("granted"));
  layer.push({ "gtm.start": Date.now(), event: "gtm.js" });
  addScript(`https://www.googletagmanager.com/gtm.js?id=${id}`);
}

/** The function that the pixel's script looks for: the script takes over the queue and sets `callMethod`. */
interface Pixel {
  (...command: PixelCommand): void;
  callMethod?: (...command: PixelCommand) => void;
  queue: PixelCommand[];
}

/** Creates the pixel's function and loads its script, revoked first, then granted. It sends only what the site reports. */
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
    // Otherwise its script sends a page view of its own at every URL change.
    disablePushState: true,
    // The site reports each page once, so nothing must be dropped as a duplicate.
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
  document.head.append(
    Object.assign(document.createElement("script"), { src, async: true }),
  );
}
