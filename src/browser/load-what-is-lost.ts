interface PageResources {
  /** Missing where some of the page could not be had. */
  page?: { webpackCompilationHash: string };
}

declare global {
  interface Window {
    ___loader: {
      loadPage: (path: string) => Promise<PageResources | undefined>;
      loadPageSync: (path: string) => PageResources | undefined;
    };
    ___navigate: (to: string, options?: object) => void;
    ___webpackCompilationHash: string;
  }
}

/** How long a page may take to come, in milliseconds. Gatsby tries for 8 s and more, and nothing moves meanwhile. */
const patience = 2000;

/** Counts what the visitor asks for: only the last wish is followed, and that once. */
let wishes = 0;

/** Loads a page as a document where the app can't show it: part of it is missing, broken, late, or of another build. */
export function loadWhatIsLost(): void {
  const navigate = window.___navigate;
  const goTo = (to: string) => location.assign(to);
  window.___navigate = (to, options) => {
    const show = () => navigate(to, options);
    const load = () => {
      // What is clicked while the document is on its way is a document too: a page of the app would come and go.
      window.___navigate = goTo;
      goTo(to);
    };
    bring(new URL(to, location.href), show, load);
  };

  // Back and forward. Gatsby fetches what it has not got, and waits as long for it.
  addEventListener("popstate", () => {
    wishes++;
    if (!getHere()) bring(location, Boolean, () => location.reload());
  });
}

function bring(target: URL | Location, show: () => void, load: () => void): void {
  const wish = ++wishes;
  const settle = (resources?: PageResources) => {
    if (wish !== wishes) return;
    wishes++;
    (isOfThisBuild(resources) ? show : load)();
  };
  setTimeout(settle, patience);
  window.___loader.loadPage(target.pathname + target.search).then(settle, settle);
}

/** Whether the data of the page at this address are of the build whose scripts run. */
export const isHereOfThisBuild = () => isOfThisBuild(getHere());

const getHere = () => window.___loader.loadPageSync(location.pathname + location.search);

/** Scripts may not know what to do with the data of another build. What is not there is of none. */
function isOfThisBuild(resources: PageResources | undefined): boolean {
  return resources?.page?.webpackCompilationHash === window.___webpackCompilationHash;
}
