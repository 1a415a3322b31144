import type { TrackingSettings } from "../../lib/tracking";
import { whenIdle } from "../when-idle";

declare global {
  interface Navigator {
    /** Whether the visitor opts out of tracking on all sites; undefined in browsers without support. */
    readonly globalPrivacyControl?: boolean;
  }
  /** Set in the bundle by src/gatsby/create-webpack-config.ts if an id is configured. */
  const TRACKING_SETTINGS: TrackingSettings;
}

/** Asks for consent once the browser is idle. With Global Privacy Control the answer is already no: nothing is loaded. */
export function startTracking(): void {
  if (navigator.globalPrivacyControl) return;
  whenIdle(
    () =>
      void import("./consent/ask-for-consent").then(
        ({ askForConsent }) => askForConsent(TRACKING_SETTINGS),
        () => {
          // If the file fails to load, no tracker loads, as if the visitor had not answered.
        },
      ),
  );
}
