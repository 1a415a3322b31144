export function preferReducedMotion(isReduced: boolean): void {
  const matchMedia = (query: string) => ({
    matches: isReduced && query === "(prefers-reduced-motion: reduce)",
  });
  Object.assign(window, { matchMedia });
}
