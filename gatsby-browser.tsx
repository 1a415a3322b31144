import { CacheProvider } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { isHereOfThisBuild, loadWhatIsLost } from "./src/browser/load-what-is-lost";
import { readPageStyles } from "./src/browser/page-styles";
import { revealOnScroll } from "./src/motion/reveal-on-scroll";
import { scrollToHash, shouldScroll } from "./src/browser/scroll-to-hash";
import { showFonts } from "./src/browser/show-fonts";
import { stopWhereItScrolls } from "./src/browser/stop-where-it-scrolls";
import { trackRoute } from "./src/tracking/events";
import { startTracking } from "./src/tracking/start";

export { wrapPageElement } from "./src/components/layout/wrap-page-element";

// A build leaves out the branch, and with it the module (docs/decisions/0008-content-is-checked-first.md).
if (process.env.NODE_ENV === "development") {
  void import("./src/develop/watch-problems").then(({ watchProblems }) => watchProblems());
}

// A constant of the build, like the one above: without ids in content/site.yaml nothing of it is left (docs/decisions/0036-trackers.md).
if (process.env.TRACKERS) startTracking();

const styleCache = readPageStyles();

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <CacheProvider value={styleCache}>{element}</CacheProvider>
);

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  // `develop` makes pages when they are first asked for, which takes its time.
  if (process.env.NODE_ENV === "production") loadWhatIsLost();
  // Most visits say nothing of themselves, and need none of it.
  if (location.search || document.referrer)
    void import("./src/tracking/visitor-campaign").then(
      ({ handOnVisit }) => handOnVisit(),
      () => {
        // Links keep what the site says of them.
      },
    );
};

/** Hydrates in slices that give way to the visitor's taps. Gatsby's type of this hook describes the renderer of React 17. */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element) => {
  const isBuilt = process.env.NODE_ENV === "production";
  // `develop` renders nothing on the server.
  if (!isBuilt && !container.firstElementChild) createRoot(container).render(element);
  // HTML that a cache kept, with data of a later build: React would take down what the server wrote, and draw nothing.
  else if (!isBuilt || isHereOfThisBuild())
    startTransition(() => {
      hydrateRoot(container, element);
    });
};

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = shouldScroll;

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  trackRoute(location, prevLocation);
  scrollToHash(location, prevLocation);
  revealOnScroll();
  stopWhereItScrolls();
  // Pages of `develop` link to the sheet of the fonts.
  if (process.env.NODE_ENV === "production") showFonts();
};
