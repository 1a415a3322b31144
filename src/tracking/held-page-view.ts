import type { PageView } from "./page-view";

/** What the site would have told a tracker, had the visitor agreed by then. */
export interface HeldPageView {
  /** The page that is shown; missing until the site has told of one. */
  latest?: PageView;
}

/**
 * Stands in the place of the tag manager's layer until the visitor agrees, and sends nothing: it only knows which page the site
 * told of last. Whoever agrees is told of that page, once, whatever was on its way meanwhile.
 */
export function holdPageViews(): HeldPageView {
  const held: HeldPageView = {};
  window.dataLayer = {
    push: (entry) => {
      if (!("page_path" in entry)) return;
      const { page_path, page_query } = entry;
      held.latest = { page_path, page_query };
    },
  };
  return held;
}
