import type { ContentRecord } from "../../content/validate/parse-content";
import { explainHidden } from "../../content/validate/publication";

/** Pages whose date has passed but that the live sitemap lacks; a skipped run is caught up by the next. */
export function findScheduled(
  records: readonly ContentRecord[],
  sitemap: string,
  today: string,
) {
  const live = new Set(
    Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = ""]) =>
      new URL(url).pathname.replace(/(.)\/$/, "$1"),
    ),
  );
  return records.flatMap(({ type, key, file, value }) => {
    const path = type.path?.(key);
    if (path === undefined || !("publishDate" in value) || live.has(path))
      return [];
    if (explainHidden(value, today)) return [];
    return [{ file, path, publishDate: String(value.publishDate) }];
  });
}
