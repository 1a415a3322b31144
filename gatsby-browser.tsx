import { CacheProvider } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import {
  fallBackToFullLoad,
  hasOwnData,
  restoreAfterError,
} from "./src/browser/fall-back-to-full-load";
import { prefetchPages } from "./src/browser/prefetch-pages";
import { readPageStyles } from "./src/browser/page-styles";
import {
  chooseWhatToSkip,
  renderRest,
  watchHistory,
} from "./src/browser/render-rest";
import {
  escapeHash,
  scrollToHash,
  shouldScroll,
} from "./src/browser/scroll-to-hash";
import { showFonts, showLoadedFonts } from "./src/browser/show-fonts";
import { makeScrollableFocusable } from "./src/browser/make-scrollable-focusable";
import { afterPage } from "./src/browser/after-page";
import { trackRoute } from "./src/browser/tracking/events";
import { startTracking } from "./src/browser/tracking/start";

export { wrapPageElement } from "./src/view/components/layout/wrap-page-element";

// Builds drop this branch and its module (docs/decisions/0008-content-is-checked-first.md).
if (process.env.NODE_ENV === "development") {
  void import("./src/develop/watch-issues").then(({ watchIssues }) =>
    watchIssues(),
  );
}

// A build constant: without tracker ids in content/site.yaml, builds drop this code (docs/decisions/0048-trackers.md).
if (process.env.TRACKERS) startTracking();

const styleCache = readPageStyles();
watchHistory();

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({
  element,
}) => <CacheProvider value={styleCache}>{element}</CacheProvider>;

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  // `develop` creates pages on first request, which takes time.
  if (process.env.NODE_ENV === "production") fallBackToFullLoad();
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
    if (process.env.NODE_ENV === "production") {
      // Cached HTML can meet data of a later build, and an unknown path that of a page: React would render nothing.
      if (!hasOwnData()) return;
      restoreAfterError(container);
    } else if (!container.firstElementChild) {
      // `develop` renders nothing on the server.
      createRoot(container).render(element);
      return;
    }
    startTransition(() => {
      hydrateRoot(container, element);
    });
  };

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] =
  shouldScroll;

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({
  location,
  prevLocation,
}) => {
  // The scroll handler gets the same object next. It decodes the hash, and an error there would empty the page.
  location.hash = escapeHash(location.hash);
  // The browser itself scrolls on the first page, and knows how to.
  if (!prevLocation) return;
  showLoadedFonts();
  chooseWhatToSkip(location.hash);
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({
  location,
  prevLocation,
}) => {
  trackRoute(location, prevLocation);
  scrollToHash(location, prevLocation);
  afterPage(() => {
    makeScrollableFocusable();
    // In `develop`, pages link to the font stylesheet, and are created on first request.
    if (process.env.NODE_ENV !== "production") {
      renderRest();
      return;
    }
    // The fonts first: they change the layout of what is rendered.
    void showFonts().then(renderRest);
    prefetchPages();
  });
};
