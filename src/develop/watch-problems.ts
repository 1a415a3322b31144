import { addProblemPanel } from "./problem-panel";
import { type ProblemReport, faultsAddress } from "./problem-report";
import { reloadOnceMade } from "./reload-once-made";

/** Shows content problems over the page, in `develop` only. Hidden tabs disconnect: a browser allows six connections per server. */
export function watchProblems(): void {
  const show = addProblemPanel();
  const followPage = reloadOnceMade();
  let events: EventSource | undefined;
  const follow = () => {
    events?.close();
    if (document.visibilityState === "hidden") return;
    // EventSource reconnects by itself if the server restarts.
    events = new EventSource(faultsAddress);
    events.addEventListener("message", ({ data }: MessageEvent<string>) => {
      show(JSON.parse(data) as ProblemReport);
      void followPage();
    });
  };
  document.addEventListener("visibilitychange", follow);
  follow();
}
