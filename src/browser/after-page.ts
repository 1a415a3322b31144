import { restSelector } from "../view/theme/skippable";
import { afterFrame } from "./after-frame";

/** Calls `task` once a frame with all of the page is on the screen. */
export function afterPage(task: () => void): void {
  const rest = document.querySelector(restSelector);
  if (!rest?.parentElement) {
    afterFrame(task);
    return;
  }
  const observer = new MutationObserver(() => {
    if (rest.isConnected) return;
    observer.disconnect();
    afterFrame(task);
  });
  observer.observe(rest.parentElement, { childList: true });
}
