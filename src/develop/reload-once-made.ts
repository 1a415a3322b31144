/** In milliseconds. A page can be a while behind its report: Gatsby may have all pages to make before it. */
const patience = 30_000;
const pause = 300;

/**
 * To be called with each report: where the server had no page at this address before (a mistake kept it
 * from being made, or it is about to be written), the window is loaded again once there is one. Gatsby
 * brings new data to pages that are shown, but leaves its not-found page standing.
 */
export function reloadOnceMade(reload = () => window.location.reload()): () => Promise<void> {
  // A busy server answers the question below only when it has made the page; its answer to the window itself is known.
  const [navigation] = performance.getEntriesByType("navigation");
  const status = (navigation as PerformanceNavigationTiming | undefined)?.responseStatus;
  let missing = status === 404 ? window.location.pathname : undefined;
  let round = 0;
  return async () => {
    round += 1;
    const ownRound = round;
    const address = window.location.pathname;
    if (missing !== address) {
      missing = (await isMade(address)) ? undefined : address;
      return;
    }
    // The report comes before the page does. The next report begins a wait of its own.
    for (let waited = 0; waited < patience && round === ownRound; waited += pause) {
      if (await isMade(address)) {
        if (window.location.pathname === address) reload();
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };
}

/** The server of `develop` answers 404 where it has no page. */
const isMade = async (address: string) => (await fetch(address, { method: "HEAD" })).status !== 404;
