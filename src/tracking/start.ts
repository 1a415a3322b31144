import { holdPageViews } from "./page-view";

/**
 * Begins with what asks for consent. Scripts run after `load`, and this waits until the browser has nothing else to do. A visitor
 * whose browser sends the Global Privacy Control signal has answered already: nothing is asked, loaded or stored.
 */
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
