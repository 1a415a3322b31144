import { addProblemPanel } from "./problem-panel";
import { type ProblemReport, faultsAddress } from "./problem-report";
import { reloadOnceMade } from "./reload-once-made";

/**
 * Shows the problems of the content over the page while there are any. `develop` only: gatsby-browser leaves
 * this module out of a build. A hidden tab lets go of its connection, since a browser keeps six to one
 * server at most, and Gatsby holds one for each tab already.
 */
export function watchProblems(): void {
  const show = addProblemPanel();
  const followPage = reloadOnceMade();
  let events: EventSource | undefined;
  const follow = () => {
    events?.close();
    if (document.visibilityState === "hidden") return;
    // A server that stops and comes back is found again by EventSource itself.
    events = new EventSource(faultsAddress);
    events.addEventListener("message", ({ data }: MessageEvent<string>) => {
      show(JSON.parse(data) as ProblemReport);
      void followPage();
    });
  };
  document.addEventListener("visibilitychange", follow);
  follow();
}
