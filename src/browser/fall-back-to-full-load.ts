interface PageResources {
  /** Undefined if part of the page failed to load. */
  page?: { webpackCompilationHash: string };
}

declare global {
  interface Window {
    ___loader: {
      loadPage: (path: string) => Promise<PageResources | undefined>;
      loadPageSync: (path: string) => PageResources | undefined;
      /** Called by Gatsby's links that come into sight, and those that are hovered. */
      enqueue: (path: string) => void;
      hovering: (path: string) => void;
    };
    ___navigate: (to: string, options?: object) => void;
    ___webpackCompilationHash: string;
  }
}

/** How long to wait for a page, in milliseconds. Gatsby retries for 8 s or more without any feedback. */
const timeoutMs = 2000;

/** Identifies the latest navigation, so that earlier ones are ignored and each is handled once. */
let navigations = 0;

/** Falls back to a full page load if a page's data is missing, broken, late, or from another build. */
export function fallBackToFullLoad(): void {
  const navigate = window.___navigate;
  const goTo = (to: string) => location.assign(to);
  window.___navigate = (to, options) => {
    const show = () => navigate(to, options);
    const load = () => {
      // While the document loads, later clicks must be full page loads too, or their page would be replaced.
      window.___navigate = goTo;
      goTo(to);
    };
    loadOrFallBack(new URL(to, location.href), show, load);
  };

  // Back and forward: Gatsby fetches missing data and waits just as long for it.
  addEventListener("popstate", () => {
    navigations++;
    if (!getHere()) loadOrFallBack(location, Boolean, () => location.reload());
  });
}

function loadOrFallBack(target: URL | Location, show: () => void, load: () => void): void {
  const navigation = ++navigations;
  const settle = (resources?: PageResources) => {
    if (navigation !== navigations) return;
    navigations++;
    (isOfThisBuild(resources) ? show : load)();
  };
  setTimeout(settle, timeoutMs);
  window.___loader.loadPage(target.pathname + target.search).then(settle, settle);
}

/** Whether the current page's data comes from the same build as the running scripts. */
export const hasCurrentBuildData = () => isOfThisBuild(getHere());

const getHere = () => window.___loader.loadPageSync(location.pathname + location.search);

/** False for missing data. Scripts may not understand the data of another build. */
function isOfThisBuild(resources: PageResources | undefined): boolean {
  return resources?.page?.webpackCompilationHash === window.___webpackCompilationHash;
}
