import type { ContentRecord } from "../content/validate/parse-content";
import { explainHidden } from "../content/validate/publication";

/** A page whose day has come and that the live site does not have. */
export interface DuePage {
  file: string;
  path: string;
  publishDate: string;
}

/**
 * Which pages should be live and are not: what is live says its own sitemap, so that a day on which nothing ran is made up for.
 * @param sitemap the text of the live site's sitemap.xml
 * @param today YYYY-MM-DD; days begin at midnight UTC
 */
export function findDue(
  records: readonly ContentRecord[],
  sitemap: string,
  today: string,
): DuePage[] {
  const live = new Set(
    Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) => toPath(address)),
  );
  return records.flatMap(({ type, key, file, value }) => {
    const path = type.path?.(key);
    if (path === undefined || !("publishDate" in value) || live.has(path)) return [];
    if (explainHidden(value, today)) return [];
    return [{ file, path, publishDate: String(value.publishDate) }];
  });
}

const toPath = (address: string) => new URL(address).pathname.replace(/(.)\/$/, "$1");
