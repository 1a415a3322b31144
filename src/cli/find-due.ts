import type { ContentRecord } from "../content/validate/parse-content";
import { explainHidden } from "../content/validate/publication";

/**
 * The pages whose day has come and that are not live; what is live says the live site's own sitemap, so that a day on which
 * nothing ran is made up for.
 * @param sitemap the text of the live site's sitemap.xml
 * @param today YYYY-MM-DD; days begin at midnight UTC
 */
export function findDue(records: readonly ContentRecord[], sitemap: string, today: string) {
  const live = new Set(
    Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) =>
      new URL(address).pathname.replace(/(.)\/$/, "$1"),
    ),
  );
  return records.flatMap(({ type, key, file, value }) => {
    const path = type.path?.(key);
    if (path === undefined || !("publishDate" in value) || live.has(path)) return [];
    if (explainHidden(value, today)) return [];
    return [{ file, path, publishDate: String(value.publishDate) }];
  });
}
