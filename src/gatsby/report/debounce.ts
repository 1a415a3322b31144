/**
 * A function that runs a task once nobody has called it for some time (`delay`, in milliseconds), and
 * never twice at a time: who calls while the task runs is served by a further run.
 */
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
