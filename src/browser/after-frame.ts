/** Calls `task` once the next frame is on the screen; tasks keep their order. */
export function afterFrame(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
