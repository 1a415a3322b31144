/** In milliseconds. Gatsby can take long to create a page. */
const pause = 1_000;

/** Reloads the not-found page of `develop` once the page exists, since Gatsby only updates pages that it shows. */
export async function reloadOnceCreated(
  reload = () => window.location.reload(),
): Promise<void> {
  const [navigation] = performance.getEntriesByType("navigation");
  let status =
    navigation && "responseStatus" in navigation && navigation.responseStatus;
  if (status !== 404) return;
  while (status === 404) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const response = await fetch(window.location.pathname, { method: "HEAD" });
    ({ status } = response);
  }
  reload();
}
