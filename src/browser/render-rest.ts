import { skippable } from "../view/theme/skippable";
import { whenIdle } from "./when-idle";

/** Elements that are rendered together: a band of a landing page has about a hundred. */
const batchSize = 100;

let rest: HTMLElement[] = [];

let isFromHistory = false;

/** Call it once, before the router listens. */
export function watchHistory(): void {
  addEventListener("popstate", () => {
    isFromHistory = true;
  });
}

/** Call it before a page renders. With a hash or from the history, it can open further down, so nothing of it waits. */
export function chooseWhatToSkip(hash: string): void {
  document.documentElement.dataset["whole"] = String(
    isFromHistory || hash !== "",
  );
  isFromHistory = false;
}

/**
 * Renders what the browser skips because it is far from sight, a little at a time: a picture of the whole page, the browser's search and long
 * scrolls then meet finished parts. Call it for every page.
 */
export function renderRest(): void {
  const isRunning = rest.length > 0;
  rest = [...document.querySelectorAll<HTMLElement>(skippable)];
  if (!isRunning) whenIdle(renderNext);
}

function renderNext(): void {
  let size = 0;
  while (size < batchSize) {
    const element = rest.shift();
    if (!element) return;
    element.style.contentVisibility = "visible";
    size += 1 + element.querySelectorAll("*").length;
  }
  whenIdle(renderNext);
}
