import { type ReactNode, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";

let isOpening = false;
let isFromHistory = false;

// In the browser, before the router's own listener, which renders the page.
if (process.env.BUILD_STAGE !== "build-html")
  addEventListener("popstate", () => (isFromHistory = true));

/** Call before a page renders. With a hash or from the history, it can open further down, so `Later` doesn't wait. */
export function notePage(location: Location, previous: Location | null): void {
  isOpening = Boolean(previous && !isFromHistory && !location.hash);
  isFromHistory = false;
}

/** Calls `task` once the next frame is on the screen; tasks keep their order. */
export function afterFrame(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}

/** Contains what is below the first screens. On a page that a link opens, it renders after the first frame, which slow phones show sooner. */
export function Later({ children }: { children: ReactNode }) {
  const [isShown, show] = useState(!isOpening);
  // Before the tasks of `onRouteUpdate`, which need the whole page.
  useLayoutEffect(() => {
    if (!isShown) afterFrame(() => flushSync(() => show(true)));
  });
  // As high as a screen, or the footer would be seen for a frame.
  return isShown ? children : <div style={{ height: "100vh" }} />;
}
