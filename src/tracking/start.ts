import type { TrackingSettings } from "../site/tracking";
import { holdPageViews } from "./events";

declare global {
  interface Navigator {
    /** Whether the visitor objects to tracking everywhere; undefined in browsers that do not know it. */
    readonly globalPrivacyControl?: boolean;
  }
  /** Written into the bundle by src/gatsby/create-webpack-config.ts, and only where an id is set. */
  const TRACKING_SETTINGS: TrackingSettings;
}

/** Asks for consent once the browser is idle. A visitor who sends Global Privacy Control has answered already: nothing is loaded. */
export function startTracking(): void {
  if (navigator.globalPrivacyControl) return;
  const held = holdPageViews();
  const ask = () =>
    void import("./consent/ask-for-consent").then(
      ({ askForConsent }) => askForConsent(TRACKING_SETTINGS, held),
      () => {
        // Without its file nothing is loaded: as if the visitor had not answered.
      },
    );
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in window) requestIdleCallback(ask, { timeout: 2000 });
  else setTimeout(ask);
}
