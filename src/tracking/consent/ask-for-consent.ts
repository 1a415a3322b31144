import type { TrackingSettings } from "../../site/tracking";
import type { HeldPageView } from "../held-page-view";
import { makeBanner } from "./banner";
import { storageKey } from "./storage-key";

/**
 * Asks where nobody has said anything yet. What keeps the choice, and all that follows from it, is five times as much as the question:
 * it comes with the answer, or at once where one is kept.
 */
export async function askForConsent(settings: TrackingSettings, held: HeldPageView): Promise<void> {
  let coming: ReturnType<typeof bring> | undefined;
  const getChoice = () => (coming ??= bring(settings, held));
  const banner = makeBanner(settings, (accepts) => {
    void getChoice().then((choice) => choice?.make(accepts));
  });
  if (!hasKept() || (await getChoice())?.isMade === false) banner.show();
}

/** Nothing where its file does not come: then nothing is loaded, as if the visitor had not answered. */
async function bring(settings: TrackingSettings, held: HeldPageView) {
  try {
    const { readChoice } = await import("./choice");
    return await readChoice(settings, held);
  } catch {
    return undefined;
  }
}

/** Whether the browser keeps a choice, which may be too old, or one of other trackers. */
function hasKept(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    // Storage is blocked.
    return false;
  }
}
