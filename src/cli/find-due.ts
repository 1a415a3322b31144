import type { ContentRecord } from "../content/validate/parse-content";
import { explainHidden } from "../content/validate/publication";

/** The pages whose day has come and that the sitemap of the live site lacks: a day on which nothing ran is made up for. */
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
