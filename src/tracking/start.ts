import { holdPageViews } from "./page-view";

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
