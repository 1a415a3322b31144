/** In milliseconds. A page can be a while behind its report: Gatsby may have all pages to make before it. */
const patience = 30_000;
const pause = 300;

/** Reloads a window that shows Gatsby's not-found page once the page exists: Gatsby itself updates only pages that it shows. */
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
