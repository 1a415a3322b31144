import { acceptCategory, acceptedCategory, run, validConsent } from "vanilla-cookieconsent";
import type { Translation } from "vanilla-cookieconsent";
import type { TrackingSettings } from "../../site/tracking";
import { holdPageViews } from "../held-page-view";
import type { HeldPageView } from "../held-page-view";
import { denyTrackers, loadTrackers } from "./load-trackers";
import { storageKey } from "./storage-key";

/** What the visitor has said of the trackers. */
interface Choice {
  /** Whether a choice is kept that counts: for this list of trackers, and of the last 180 days. */
  isMade: boolean;
  make: (accepts: boolean) => void;
}

/** The banner asks for one thing, so there is one category. */
const category = "trackers";

/** What the tag manager's usual tags and the pixel keep; docs/trackers.md says how to add to it. */
const cookies = [{ name: /^(_ga|_gid|_gcl|_fbp|_fbc)/ }];

/**
 * Loads the trackers where the visitor has agreed to this list of them, now or when that is said. The choice stays in the browser's own
 * storage for 180 days; where that is blocked it holds until the page is left.
 */
export async function readChoice(settings: TrackingSettings, held: HeldPageView): Promise<Choice> {
  const apply = () => {
    if (acceptedCategory(category)) loadTrackers(settings, held);
  };
  await run({
    revision: settings.revision,
    cookie: { name: storageKey, useLocalStorage: true, expiresAfterDays: 180 },
    // Search engines get the page that everybody gets.
    hideFromBots: false,
    manageScriptTags: false,
    // What runs can't be unloaded: whoever withdraws has the page loaded anew.
    categories: { [category]: { autoClear: { cookies, reloadPage: true } } },
    // Its own banner takes the focus and says that it is modal; without words for one it makes none.
    autoShow: false,
    language: { default: "en", translations: { en: {} as Translation } },
    onConsent: apply,
    onChange: () => {
      apply();
      if (acceptedCategory(category)) return;
      denyTrackers();
      holdPageViews();
    },
  });
  // Withdrawn in another tab: this one has no other way to stop what it runs.
  addEventListener("storage", ({ key }) => {
    if (key === storageKey && acceptedCategory(category)) location.reload();
  });
  return {
    isMade: validConsent(),
    make: (accepts) => {
      acceptCategory(accepts ? category : []);
    },
  };
}
