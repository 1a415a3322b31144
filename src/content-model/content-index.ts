import type { Tokens } from "../site/fill-tokens";
import { toHeadings } from "./markdown";
import type { ContentRecord } from "./parse-content";
import { visitFields } from "./visit-fields";

/** What the records of all files are checked against: everything that content may name. */
export interface ContentIndex {
  /** Root of the content, an absolute path. */
  contentDir: string;
  /** The anchors of every page, by its address. */
  anchorsByRoute: ReadonlyMap<string, ReadonlySet<string>>;
  /** The keys of every content type, by its name. */
  keysByType: ReadonlyMap<string, readonly string[]>;
  /** The names of the booking links in `content/site.yaml`. */
  bookingLinks: readonly string[];
  tokens: Tokens;
}

/** What `content/site.yaml` gives the index: the site's declaration knows where in it to look. */
export interface SiteFacts {
  bookingLinks: readonly string[];
  tokens: Tokens;
}

/** Gathers the index from all records that could be read. */
export function indexContent(
  contentDir: string,
  records: readonly ContentRecord[],
  site: SiteFacts,
): ContentIndex {
  const anchorsByRoute = new Map<string, Set<string>>();
  const keysByType = new Map<string, string[]>();
  for (const record of records) {
    const { type, key } = record;
    keysByType.set(type.name, [...(keysByType.get(type.name) ?? []), key]);
    const path = type.path?.(key);
    if (path !== undefined) anchorsByRoute.set(path, new Set(anchorsOf(record)));
  }
  return { contentDir, anchorsByRoute, keysByType, ...site };
}

/** The anchors that a record's page offers: named sections, and the headings of its Markdown. */
export function anchorsOf({ type, value, body }: ContentRecord): string[] {
  const named = visitFields(type.schema, value).flatMap(({ meta, value: written }) => {
    if (meta.kind === "anchor") return [String(written)];
    return meta.kind === "markdown" ? headingIds(String(written)) : [];
  });
  return [...named, ...headingIds(body)];
}

function headingIds(markdown: string): string[] {
  return toHeadings(markdown).map(({ id }) => id);
}
