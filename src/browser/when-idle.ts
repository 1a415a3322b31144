/** Runs a task while the browser has nothing else to do, at the latest after two seconds. Safari has no such function. */
export function whenIdle(task: () => void): void {
  if ("requestIdleCallback" in window)
    requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
}
