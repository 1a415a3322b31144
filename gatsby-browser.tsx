import { CacheProvider } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { afterFrame } from "./src/browser/after-frame";
import { followLinks } from "./src/browser/follow-links";
import { keepPage } from "./src/browser/keep-page";
import { scrollToHash, shouldScroll } from "./src/browser/scroll-to-hash";
import { trackRoute } from "./src/browser/tracking/events";
import { startTracking } from "./src/browser/tracking/start";
import { createStyleCache } from "./src/view/theme/style-cache";

export { wrapPageElement } from "./src/view/components/layout/wrap-page-element";

// Builds drop this branch and its module (docs/decisions/0002-content-is-checked-first.md).
if (process.env.NODE_ENV === "development") {
  void import("./src/develop/watch-issues").then(({ watchIssues }) =>
    watchIssues(),
  );
}

// A build constant: without tracker ids in content/site.yaml, builds drop this code (docs/decisions/0010-trackers-and-booking-attribution.md).
if (process.env.TRACKERS) startTracking();

const styleCache = createStyleCache();

/** Whether the page is opened by Back or Forward, or by a link to another place of the same page, which is a `popstate` too. */
let isFromHistory = false;
addEventListener("popstate", () => {
  isFromHistory = true;
});

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({
  element,
}) => <CacheProvider value={styleCache}>{element}</CacheProvider>;

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  // Most visits have no campaign or referrer, so this loads on demand.
  if (location.search || document.referrer)
    void import("./src/browser/tracking/visitor-campaign").then(
      ({ keepAttribution }) => keepAttribution(),
      () => {
        // Links keep their default parameters.
      },
    );
};

/** Hydrates in interruptible slices. Gatsby's type for this hook describes React 17's renderer. */
export const replaceHydrateFunction =
  () => (element: ReactNode, container: Element) => {
    // `develop` renders nothing on the server.
    if (!container.firstElementChild) {
      createRoot(container).render(element);
      return;
    }
    keepPage(container);
    startTransition(() => {
      hydrateRoot(container, element);
    });
  };

/** Its queue waits 3 s before each four pages: `followLinks` loads those of links in sight sooner. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] =
  () => true;

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps,
}) =>
  shouldScroll(routerProps.location, prevRouterProps?.location, isFromHistory);

/** After the jump, by when the browser has the heights of all parts. Otherwise, each press would cost a layout of all of them. */
function skipParts(): void {
  document.documentElement.removeAttribute("data-whole");
}

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({
  location,
  prevLocation,
}) => {
  // The browser itself scrolls on the first page.
  if (!prevLocation) return;
  const opensFurtherDown = isFromHistory || location.hash !== "";
  // Global styles skip parts of other pages until they come near.
  document.documentElement.toggleAttribute("data-whole", opensFurtherDown);
  addEventListener("scrollend", () => afterFrame(skipParts), { once: true });
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({
  location,
  prevLocation,
  loadPage,
}) => {
  trackRoute(location, prevLocation);
  scrollToHash(location, prevLocation);
  isFromHistory = false;
  afterFrame(() => {
    // `develop` creates pages on first request.
    if (process.env.NODE_ENV === "production")
      followLinks(loadPage as Parameters<typeof followLinks>[0]);
  });
};
