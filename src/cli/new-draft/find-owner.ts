import type { ContentRecord } from "../../content/validate/parse-content";
import { redirects, routes } from "../../site/routes";

/** What has an address already: a content file, a redirect or a page that the site makes itself. */
export function findOwner(route: string, records: readonly ContentRecord[]): string | undefined {
  const record = records.find(({ type, key }) => type.path?.(key) === route);
  if (record) return record.file;
  const target = Object.hasOwn(redirects, route) ? redirects[route] : undefined;
  if (target !== undefined) return `a redirect to ${target}`;
  const isFixed = Object.values(routes).some((address) => address === route);
  return isFixed ? "a page that the site makes itself" : undefined;
}
