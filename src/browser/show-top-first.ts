let isFromHistory = false;

// Captured, because the router renders the page in its own listener.
addEventListener("popstate", () => (isFromHistory = true), { capture: true });

/** Hides what is below the first screens of a page that a link opens, since its layout takes a slow phone 50 ms. */
export function hideLowerSections(location: Location, previous: Location | null): void {
  // A hash or the history can open a page further down.
  if (previous && !isFromHistory && !location.hash) document.documentElement.dataset.isOpening = "";
  isFromHistory = false;
}

/** Shows the whole page, and then calls `task`, once its first frame is on the screen. */
export function afterFirstFrame(task: () => void): void {
  requestAnimationFrame(() => {
    setTimeout(() => {
      delete document.documentElement.dataset.isOpening;
      task();
    });
  });
}
