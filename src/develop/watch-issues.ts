import { addIssuePanel } from "./issue-panel";
import { type IssueReport, problemsPath } from "./issue-report";
import { reloadOnceCreated } from "./reload-once-created";

/** Shows content problems over the page, in `develop` only. Hidden tabs disconnect: a browser allows six connections per server. */
export function watchIssues(): void {
  const show = addIssuePanel();
  void reloadOnceCreated();
  let events: EventSource | undefined;
  const follow = () => {
    events?.close();
    if (document.visibilityState === "hidden") return;
    // EventSource reconnects by itself if the server restarts.
    events = new EventSource(problemsPath);
    events.addEventListener("message", ({ data }: MessageEvent<string>) => {
      // The editor around the page has a panel of its own.
      if (window.parent === window) show(JSON.parse(data) as IssueReport);
    });
  };
  document.addEventListener("visibilitychange", follow);
  follow();
}
