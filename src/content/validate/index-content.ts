import { siteSettings } from "../types/site-settings";
import type { Site } from "../types/site-settings";
import { fillVariables } from "../../site/format/fill-variables";
import type { Variables } from "../../site/format/fill-variables";
import { toHeadings } from "../markdown/markdown";
import type { ContentType } from "../content-type";
import { explainHidden } from "./publication";
import { bodyPath } from "./locate";
import type { Position, Problem } from "../problems/problem";
import type { BrokenRecord, ContentRecord } from "./parse-content";
import { picturesOf } from "./picture-uses";
import { indexVariables } from "./variables";
import { readFormerly } from "../fields/formerly";
import type { ContentIndex } from "../fields/checks/content-index";
import { visitFields } from "../schema/visit-fields";

/** Gathers the index from all records; one that has problems can still be named by the others. */
export function indexContent(
  contentDir: string,
  types: readonly ContentType[],
  records: readonly ContentRecord[],
  broken: readonly BrokenRecord[],
): ContentIndex {
  const variables = indexVariables(types, records, broken);
  const anchorsByRoute = new Map<string, Set<string> | undefined>();
  const keysByType = new Map<string, string[] | undefined>();
  const movedRoutes = new Map<string, string>();
  const hidden = new Map<string, Problem | undefined>();
  const pagelessKeys = new Map<string, string[]>();
  for (const { type, key } of [...records, ...broken]) {
    if (key === undefined) continue;
    keysByType.set(type.name, [...(keysByType.get(type.name) ?? []), key]);
    const path = type.path?.(key);
    if (path !== undefined) anchorsByRoute.set(path, undefined);
    else if (type.path) pagelessKeys.set(type.name, [...(pagelessKeys.get(type.name) ?? []), key]);
  }
  for (const { type, key } of broken) if (key === undefined) keysByType.set(type.name, undefined);
  for (const record of records) {
    const path = record.type.path?.(record.key);
    const why = explainHidden(record.value);
    hidden.set(toOwner(record.type.name, record.key), why);
    if (path !== undefined) hidden.set(toOwner(path), why);
    if (path === undefined) continue;
    for (const former of readFormerly(record.value)) movedRoutes.set(former, path);
    anchorsByRoute.set(path, new Set(anchorsOf(record, variables).map(({ id }) => id)));
  }
  const site = readSite(records);
  const whyHidden: ContentIndex["whyHidden"] = (...owner) => hidden.get(toOwner(...owner));
  return {
    contentDir,
    anchorsByRoute,
    movedRoutes,
    keysByType,
    whyHidden,
    pagelessKeys,
    bookingLinks: Object.keys(site?.bookingLinks ?? siteSettings.schema.shape.bookingLinks.shape),
    pictureUses: indexPictures(records),
    ownHost: site && new URL(site.url).host,
    variables,
  };
}

function indexPictures(records: readonly ContentRecord[]): ReadonlyMap<string, string[]> {
  const uses = new Map<string, string[]>();
  for (const record of records) {
    const owner = toOwner(record.type.name, record.key);
    for (const picture of picturesOf(record))
      uses.set(picture, [...(uses.get(picture) ?? []), owner]);
  }
  return uses;
}

function toOwner(address: string, key?: string): string {
  return key === undefined ? address : `${address}:${key}`;
}

/** What a link may lead to inside a page. */
export interface PageAnchor {
  id: string;
  /** The field that it comes from. */
  path: readonly PropertyKey[];
  /** Headings only: the place inside the text, 1-based. */
  within?: Position | undefined;
}

/** The anchors that a record's page offers: named sections, and the headings of its Markdown. */
export function anchorsOf(
  { type, value, body }: ContentRecord,
  variables: Variables,
): PageAnchor[] {
  const headingsOf = (markdown: string, path: PageAnchor["path"]): PageAnchor[] =>
    toHeadings(markdown, (text) => fillVariables(text, variables)).map(({ id, position }) => ({
      id,
      path,
      within: position,
    }));
  const named = visitFields(type.schema, value).flatMap(({ meta, path, value: written }) => {
    if (meta.kind === "anchor") return [{ id: String(written), path }];
    return meta.kind === "markdown" ? headingsOf(String(written), path) : [];
  });
  return [...named, ...headingsOf(body, bodyPath)];
}

/** The settings of the site; `undefined` while site.yaml can't be read. */
function readSite(records: readonly ContentRecord[]): Site | undefined {
  const record = records.find(({ type }) => type.name === siteSettings.name);
  return siteSettings.schema.safeParse(record?.value).data;
}
