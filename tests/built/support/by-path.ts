import type { SiteRoute } from "../../read/site-routes";

export function readByPath<T>(
  routes: readonly SiteRoute[],
  read: (route: SiteRoute) => T,
): Record<string, T> {
  return Object.fromEntries(routes.map((route) => [route.path, read(route)]));
}

/** The problems of all routes, each after the path of its page. */
export function listProblems(
  routes: readonly SiteRoute[],
  findProblems: (route: SiteRoute) => string[],
): string[] {
  return routes.flatMap((route) =>
    findProblems(route).map((problem) => `${route.path}: ${problem}`),
  );
}
