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

/** Files have a dot, and links to new tabs a target. */
const links = 'a[href^="/"]:not([target], [href*="."])';

/** Not paths: a link in sight may have the same as one that is not. */
const linksInSight = new Set<Element>();
let isLoading = false;
let observer: IntersectionObserver | undefined;

/** Loads the pages of links in sight when the browser is idle, and at once those of links touched, hovered or focused. Call it for every page. */
export function prefetchPages(): void {
  observer ??= start();
  observer.disconnect();
  linksInSight.clear();
  for (const link of document.querySelectorAll(links)) {
    if (findPath(link)) observer.observe(link);
  }
}

function start(): IntersectionObserver {
  // Gatsby's own way waits 3 s, and fetches only data.
  window.___loader.enqueue = window.___loader.hovering = () => undefined;
  for (const type of ["pointerdown", "touchstart", "mouseover", "focusin"]) {
    addEventListener(type, loadPressed, { passive: true });
  }
  addEventListener("click", followLink);
  // Two screens ahead, since visitors press links as they scroll, while pictures take the connection.
  return new IntersectionObserver(noteLinks, { rootMargin: "0px 0px 200%" });
}

function noteLinks(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) linksInSight.add(target);
    else linksInSight.delete(target);
  }
  loadWhenIdle();
}

/** One batch at a time. Its pages share one request for the version of the site, which Gatsby makes for each load. */
function loadWhenIdle(): void {
  if (isLoading || linksInSight.size === 0 || !mayPrefetch()) return;
  isLoading = true;
  // The template of a page is evaluated when it arrives, which should not meet a scroll or a press.
  whenIdle(() => void loadBatch());
}

async function loadBatch(): Promise<void> {
  const batch = Array.from(linksInSight, findPath);
  linksInSight.clear();
  await Promise.allSettled(batch.map(loadPage));
  isLoading = false;
  loadWhenIdle();
}

function loadPressed({ target }: Event): void {
  if (mayPrefetch()) void loadPage(findPath(target));
}

/** Gatsby resolves to undefined if it fails; the click then opens the document. */
async function loadPage(path: string | undefined): Promise<void> {
  if (path) await window.___loader.loadPage(path);
}

/** False for Save-Data, 2G and crawlers. */
function mayPrefetch(): boolean {
  const { connection, userAgent } = navigator;
  const isSlow = connection?.effectiveType?.includes("2g") ?? false;
  return (
    connection?.saveData !== true &&
    !isSlow &&
    !/bot|crawler|spider/i.test(userAgent)
  );
}

/** Links in texts are not Gatsby's: React has handled those by now. */
function followLink(event: MouseEvent): void {
  const link = findLink(event.target);
  const opensElsewhere =
    event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!link || opensElsewhere || event.defaultPrevented) return;
  event.preventDefault();
  window.___navigate(link.pathname + link.search + link.hash);
}

function findPath(target: EventTarget | null): string | undefined {
  const link = findLink(target);
  return link && link.pathname + link.search;
}

function findLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link =
    target instanceof Element && target.closest<HTMLAnchorElement>(links);
  return link && !isOutsideApp(link.pathname) ? link : undefined;
}
