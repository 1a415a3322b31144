import { isOutsideApp } from "../site/urls/routes";

declare global {
  interface Navigator {
    /** Undefined in Firefox and Safari. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
  interface Window {
    asyncRequires: { components: Readonly<Record<string, () => Promise<unknown>>> };
  }
}

/** Files have a dot, and links to new tabs a target. */
const links = 'a[href^="/"]:not([target], [href*="."])';

/** Leaves fonts and pictures their share of the connection. */
const maxLoads = 3;

/** Not paths: a link in sight may have the same as one that is not. */
const linksInSight = new Set<Element>();
let templates: (() => Promise<unknown>)[] = [];
let loads = 0;
let observer: IntersectionObserver | undefined;

/** Loads the pages of links in sight, and at once those of links touched, hovered or focused. Call it for every page. */
export function prefetchPages(): void {
  observer ??= start();
  observer.disconnect();
  linksInSight.clear();
  for (const link of document.querySelectorAll(links)) if (findPath(link)) observer.observe(link);
}

function start(): IntersectionObserver {
  // Gatsby's own way waits 3 s, and fetches only data.
  window.___loader.enqueue = window.___loader.hovering = () => undefined;
  templates = Object.values(window.asyncRequires.components);
  const loadPressed = ({ target }: Event) =>
    track(loadPage(findPath(target))?.then(pause), maxLoads);
  for (const type of ["pointerdown", "touchstart", "mouseover", "focusin"])
    addEventListener(type, loadPressed, { passive: true });
  addEventListener("click", followLink);
  const report: IntersectionObserverCallback = (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) linksInSight.add(target);
      else linksInSight.delete(target);
    }
    loadNext();
  };
  // Two screens ahead, since visitors press links as they scroll, while pictures take the connection.
  return new IntersectionObserver(report, { rootMargin: "0px 0px 200%" });
}

/** The templates come last, so that the data of a page pressed as soon as it comes into sight are all that is missing. */
function loadNext(): void {
  if (loads >= maxLoads) return;
  const [link] = linksInSight;
  if (link) linksInSight.delete(link);
  const loading = link ? loadPage(findPath(link)) : mayPrefetch() && templates.pop()?.();
  if (!loading) return;
  track(loading);
  loadNext();
}

/** @param weight maxLoads for a page that is about to be opened: until it is there, no others start */
function track(loading: Promise<unknown> | undefined, weight = 1): void {
  if (!loading) return;
  loads += weight;
  const settle = () => {
    loads -= weight;
    loadNext();
  };
  loading.then(settle, settle);
}

/** Leaves the processor to a page that is loaded already, while it is opened. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 300));

function loadPage(path: string | undefined): Promise<unknown> | undefined {
  return path && mayPrefetch() ? window.___loader.loadPage(path) : undefined;
}

/** False for Save-Data, 2G and crawlers. */
function mayPrefetch(): boolean {
  const { connection, userAgent } = navigator;
  const isSlow = connection?.effectiveType?.includes("2g") ?? false;
  return connection?.saveData !== true && !isSlow && !/bot|crawler|spider/i.test(userAgent);
}

/** Links in texts are not Gatsby's: React has handled those by now. */
function followLink(event: MouseEvent): void {
  const link = findLink(event.target);
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!link || opensElsewhere || event.defaultPrevented) return;
  event.preventDefault();
  window.___navigate(link.pathname + link.search + link.hash);
}

function findPath(target: EventTarget | null): string | undefined {
  const link = findLink(target);
  return link && link.pathname + link.search;
}

function findLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(links);
  return link && !isOutsideApp(link.pathname) ? link : undefined;
}
