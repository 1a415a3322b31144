import type { TrackingSettings } from "../../../lib/tracking";
import { makeBanner } from "./banner";
import {
  deleteTrackerCookies,
  keepChoice,
  onWithdrawal,
  readChoice,
} from "./choice";

/** Asks visitors who have not answered, and loads the trackers if they agree. Withdrawing reloads the page without them. */
export function askForConsent(settings: TrackingSettings): void {
  const { revision } = settings;
  const load = async () => (await importTrackers())?.loadTrackers(settings);
  let hasAccepted = readChoice(revision);
  const banner = makeBanner(settings, (accepts) => {
    const accepted = hasAccepted;
    hasAccepted = accepts;
    keepChoice(accepts, revision);
    if (accepts && !accepted) void load();
    if (!accepts && accepted) void withdraw();
  });
  if (hasAccepted === undefined) banner.show();
  if (hasAccepted) void load();
  onWithdrawal(revision, () => {
    if (hasAccepted) location.reload();
  });
  performance.mark("consent-ready");
}

/** The trackers' code loads after the answer. If that fails, no tracker loads, as if the visitor had not answered. */
const importTrackers = () => import("./load-trackers").catch(() => undefined);

async function withdraw(): Promise<void> {
  (await importTrackers())?.denyTrackers();
  deleteTrackerCookies();
  location.reload();
}
