/** Runs a task once the function has not been called for `delay` milliseconds; runs never overlap. */
export function debounce(task: () => Promise<void>, delay: number): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(task);
    }, delay);
  };
}
