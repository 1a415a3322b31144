/** Plays the system's setting: whether the visitor asked for less motion. */
export function preferReducedMotion(isReduced: boolean): void {
  const matchMedia = (query: string) => ({
    matches: isReduced && query === "(prefers-reduced-motion: reduce)",
  });
  Object.assign(window, { matchMedia });
}
