import { navigate } from "gatsby";
import { isOutsideApp } from "../lib/urls/routes";
import { whenIdle } from "./when-idle";

declare global {
  interface Navigator {
    /** Undefined in Firefox and Safari. */
    readonly connection?: {
      readonly saveData?: boolean;
      readonly effectiveType?: string;
    };
  }
}

/** Gatsby's function for plugins that prefetch: loads the data and the template of a page. */
type LoadPage = (path: string) => Promise<unknown>;

/** Files have a dot, and links to new tabs a target. */
const links = 'a[href^="/"]:not([target], [href*="."])';

/** How long to wait for a page, in milliseconds. Gatsby sets no limit. */
const timeoutMs = 2000;

let observer: IntersectionObserver | undefined;
let loadPage: LoadPage;

/** Pages that React has shown, so that it can show them again. */
const shownPaths = new Set<string>();

/** The click whose page is loading: an earlier one is ignored. */
let latestClick: MouseEvent | undefined;
let opensDocuments = false;

/** Loads the pages of links before they are clicked, and opens them without a new document. Call it for every page. */
export function followLinks(load: LoadPage): void {
  loadPage = load;
  shownPaths.add(location.pathname);
  observer ??= start();
  observer.disconnect();
  if (!mayPrefetch()) return;
  for (const link of document.querySelectorAll(links)) observer.observe(link);
}

/** From now on, each page is loaded as a document. */
export function openDocuments(): void {
  opensDocuments = true;
}

function start(): IntersectionObserver {
  for (const type of ["pointerdown", "touchstart", "mouseover", "focusin"]) {
    addEventListener(type, loadTouched, { passive: true });
  }
  // Before React, whose links would wait for their page without a limit.
  document.addEventListener("click", (event) => void openPage(event), {
    capture: true,
  });
  addEventListener("popstate", reloadUnlessShown);
  return new IntersectionObserver(loadInSight);
}

/** False for Save-Data and 2G. */
function mayPrefetch(): boolean {
  const { connection } = navigator;
  const isSlow = connection?.effectiveType?.includes("2g") ?? false;
  return connection?.saveData !== true && !isSlow;
}

function loadInSight(entries: readonly IntersectionObserverEntry[]): void {
  const inSight = entries.filter(({ isIntersecting }) => isIntersecting);
  // Templates are evaluated as they arrive, which should not meet a scroll.
  whenIdle(() => {
    for (const { target } of inSight) prefetch(target);
  });
}

function loadTouched({ target }: Event): void {
  if (mayPrefetch()) prefetch(target);
}

function prefetch(target: EventTarget | null): void {
  const link = findLink(target);
  if (!link) return;
  loadPage(link.pathname + link.search).catch(() => {
    // A click will open the document.
  });
}

/** Opens the page of a link, as a document if its files are missing or late. */
async function openPage(event: MouseEvent): Promise<void> {
  const link = findLink(event.target);
  const opensElsewhere =
    event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!link || opensElsewhere || event.defaultPrevented) return;
  event.preventDefault();
  latestClick = event;
  const isLoaded = !opensDocuments && (await loadInTime(link));
  if (latestClick !== event) return;
  if (isLoaded) {
    const path = link.pathname + link.search + link.hash;
    navigate(path, { replace: link.href === location.href });
  } else {
    openDocuments();
    location.assign(link.href);
  }
}

/** Whether the page has loaded before the limit. A page that Gatsby knows to be missing counts: Gatsby opens its document. */
async function loadInTime(link: HTMLAnchorElement): Promise<boolean> {
  const page = loadPage(link.pathname + link.search).then(
    () => true,
    () => false,
  );
  const limit = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), timeoutMs);
  });
  return Promise.race([page, limit]);
}

/** Back and forward: Gatsby would wait without a limit for a page that it has not shown. */
function reloadUnlessShown(): void {
  latestClick = undefined;
  if (!shownPaths.has(location.pathname)) location.reload();
}

function findLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link =
    target instanceof Element && target.closest<HTMLAnchorElement>(links);
  return link && !isOutsideApp(link.pathname) ? link : undefined;
}
