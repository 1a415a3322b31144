import { withPrefix } from "gatsby";

interface PageResources {
  /** Undefined if part of the page failed to load. */
  page?: { path: string; webpackCompilationHash: string };
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
    /** The path of the page in the document's HTML; `/404.html` for unknown paths. */
    pagePath: string;
  }
}

/** How long to wait for a page, in milliseconds. Gatsby retries for 8 s or more without any feedback. */
const timeoutMs = 2000;

/** Identifies the latest navigation, so that earlier ones are ignored and each is handled once. */
let navigations = 0;

const goTo = (to: string) => location.assign(to);

/** Falls back to a full page load if a page's data is missing, broken, late, or from another page or build. */
export function fallBackToFullLoad(): void {
  const navigate = window.___navigate;
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

function loadOrFallBack(
  target: URL | Location,
  show: () => void,
  load: () => void,
): void {
  const navigation = ++navigations;
  const settle = (resources?: PageResources) => {
    if (navigation !== navigations) return;
    navigations++;
    const path = readPath(resources);
    // Gatsby decodes paths before it looks for a page, but then shows nothing at another path than the page's own.
    const isThere =
      path !== undefined && encodeURI(withPrefix(path)) === target.pathname;
    (isThere ? show : load)();
  };
  setTimeout(settle, timeoutMs);
  loadPage(target.pathname + target.search).then(settle, settle);
}

/** Rejects where Gatsby throws: at paths that can't be decoded. */
const loadPage = async (path: string) => window.___loader.loadPage(path);

/** Whether the loaded data is that of the document's HTML, and from the same build as the running scripts. */
export const hasOwnData = () => readPath(getHere()) === window.pagePath;

const getHere = () =>
  window.___loader.loadPageSync(location.pathname + location.search);

/** The page's path. Undefined for missing data, and for data of another build, which scripts may not understand. */
function readPath(resources: PageResources | undefined): string | undefined {
  const page = resources?.page;
  if (page?.webpackCompilationHash !== window.___webpackCompilationHash)
    return undefined;
  const [path] = page.path.split("?");
  return path;
}

/** Puts the page's elements back if an error makes React remove them. From then on, each page is a document. */
export function restoreAfterError(container: Element): void {
  const restore = (changes: readonly MutationRecord[]) => {
    if (container.querySelector("main")) return;
    container.prepend(
      ...changes.flatMap(({ removedNodes }) => [...removedNodes]),
    );
    window.___navigate = goTo;
    addEventListener("popstate", () => location.reload());
    // They may be those of the page before.
    if (navigations > 0) location.reload();
  };
  new MutationObserver(restore).observe(container, { childList: true });
}
