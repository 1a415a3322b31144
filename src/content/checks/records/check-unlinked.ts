import { fillVariables } from "../../../lib/format/fill-variables";
import { routes } from "../../../lib/urls/routes";
import type { ContentIndex } from "../fields/content-index";
import { linksOf, parseMarkdown } from "../../markdown/markdown";
import { type LocatedIssue, createIssue, ofFile } from "../../issues";
import { visitRecord } from "../../validate/index-content";
import type { ContentRecord } from "../../validate/parse-content";

/** Types whose pages the site lists automatically. */
const listed = ["BlogIndex", "BlogPost", "BlogCategory", "Article"];

/** Indexed pages that the header, footer, and texts don't link to, so visitors can't find them. */
export function findUnlinkedPages(
  records: readonly ContentRecord[],
  index: ContentIndex,
): LocatedIssue[] {
  const shown = records.filter(
    ({ type, key }) => !index.whyHidden(type.name, key),
  );
  const linked = new Set(
    shown.flatMap((record) => {
      const own = record.type.path?.(record.key);
      return targetsOf(record, records, index).filter((path) => path !== own);
    }),
  );
  return shown.flatMap(({ type, key, value, file }) => {
    const path = type.path?.(key);
    if (
      path === undefined ||
      path === routes.home ||
      listed.includes(type.name)
    )
      return [];
    if (value["isIndexed"] === false || linked.has(path)) return [];
    const canHide = "isIndexed" in type.schema.shape;
    const hint = `link to ${path} from another page${canHide ? ", or write isIndexed: false if only ads link to it" : ""}`;
    return [
      ofFile(
        file,
        createIssue("unlinked-page", "is a page that nothing links to", hint),
      ),
    ];
  });
}

/** The paths that a record links to, including pages of records that it refers to. */
function targetsOf(
  record: ContentRecord,
  records: readonly ContentRecord[],
  { variables }: ContentIndex,
): string[] {
  const links = visitRecord(record).flatMap(({ meta, value }) => {
    const text = String(value);
    if (meta.kind === "link") return [text];
    if (meta.kind === "markdown")
      return linksOf(parseMarkdown(text)).map(({ url }) => url);
    if (meta.kind !== "reference") return [];
    const named = records.find(
      ({ type, key }) => type.name === meta.references && key === text,
    );
    return named?.type.path?.(named.key) ?? [];
  });
  return links
    .map((link) => fillVariables(link, variables).replace(/[?#].*$/, ""))
    .filter((link) => link.startsWith("/"));
}
