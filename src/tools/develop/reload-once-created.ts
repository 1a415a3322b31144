/** In milliseconds. A page can appear long after its report if Gatsby has to create all pages first. */
const timeoutMs = 30_000;
const pause = 300;

/** Reloads Gatsby's not-found page once the page exists, since Gatsby only updates pages that it shows. */
export function reloadOnceCreated(
  reload = () => window.location.reload(),
): () => Promise<void> {
  // A busy server answers the request below only after it has created the page, so check the status of the navigation too.
  const [navigation] = performance.getEntriesByType("navigation");
  const status =
    navigation && "responseStatus" in navigation && navigation.responseStatus;
  let missing = status === 404 ? window.location.pathname : undefined;
  let round = 0;
  return async () => {
    round += 1;
    const ownRound = round;
    const path = window.location.pathname;
    if (missing !== path) {
      missing = (await isCreated(path)) ? undefined : path;
      return;
    }
    // The report comes before the page. The next report starts its own wait.
    for (
      let waited = 0;
      waited < timeoutMs && round === ownRound;
      waited += pause
    ) {
      if (await isCreated(path)) {
        if (window.location.pathname === path) reload();
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };
}

/** `develop` answers 404 for a missing page. */
const isCreated = async (path: string) =>
  (await fetch(path, { method: "HEAD" })).status !== 404;
