import { dirname, join } from "node:path/posix";
import { type Variables, fillVariables } from "../../lib/format/fill-variables";
import { remember } from "../../lib/remember";
import type { ContentType } from "../content-type";
import type { ContentIndex, Hidden } from "../checks/fields/content-index";
import { decodePicturePath, isRemote } from "../checks/fields/remote-image";
import { readFormerPaths } from "../fields/link";
import { listHeadings, nodesOf, parseMarkdown } from "../markdown/markdown";
import type { Position } from "../issues/issue";
import { bodyPath } from "../read/source-file";
import { isRecord } from "../schema/schema-shape";
import { type VisitedField, visitValues } from "../schema/walk";
import { type Site, siteSettings } from "../types/site-settings";
import type { BrokenRecord, ContentRecord } from "./parse-content";
import { explainHidden } from "./publication";
import { indexVariables } from "./index-variables";

/** Builds the index from all records; others can still refer to a record with problems. */
export function indexContent(
  contentDir: string,
  types: readonly ContentType[],
  records: readonly ContentRecord[],
  broken: readonly BrokenRecord[],
  linkedPages: readonly string[] = [],
): ContentIndex {
  const variables = indexVariables(types, records, broken);
  // Where a page that code links to is missing, one message says so: links to it are right.
  const anchorsByRoute = new Map<string, Set<string> | undefined>(
    linkedPages.map((path) => [path, undefined]),
  );
  const keysByType = new Map<string, string[] | undefined>();
  const movedRoutes = new Map<string, string>();
  const hidden = new Map<string, Hidden | undefined>();
  for (const { type, key } of [...records, ...broken]) {
    const path = key === undefined ? undefined : type.path?.(key);
    if (path !== undefined) anchorsByRoute.set(path, undefined);
    // A reference to a record without a page would link to nothing.
    if (key === undefined || (type.path && path === undefined)) continue;
    keysByType.set(type.name, [...(keysByType.get(type.name) ?? []), key]);
  }
  for (const { type, key } of broken)
    if (key === undefined) keysByType.set(type.name, undefined);
  for (const record of records) {
    const { type, key, value } = record;
    const why = explainHidden(value);
    hidden.set(`${type.name}:${key}`, why);
    const path = type.path?.(key);
    if (path === undefined) continue;
    hidden.set(path, why);
    for (const former of readFormerPaths(value))
      if (!anchorsByRoute.has(former)) movedRoutes.set(former, path);
    anchorsByRoute.set(
      path,
      new Set(pagePartsOf(record, variables).flatMap(({ id }) => id ?? [])),
    );
  }
  const site = records.find(({ type }) => type.name === siteSettings.name)
    ?.value as Site | undefined;
  return {
    contentDir,
    anchorsByRoute,
    movedRoutes,
    keysByType,
    whyHidden: (address) => hidden.get(address),
    bookingLinks: Object.keys(siteSettings.schema.shape.bookingLinks.shape),
    ownHost: site && new URL(site.url).host,
    variables,
  };
}

const pictureKinds = new Set<unknown>(["image", "vector-image"]);

/** The picture files of a record, as paths from the project root, whether or not they exist. */
export function picturesOf(record: ContentRecord): string[] {
  const inFields = visitRecord(record).flatMap(({ meta, value: picture }) =>
    pictureKinds.has(meta.kind) && isRecord(picture)
      ? [String(picture["src"])]
      : [],
  );
  const tree = parseMarkdown(record.body);
  const inBody = nodesOf(tree, "image", "definition").map(({ url }) =>
    decodePicturePath(url),
  );
  return [...inFields, ...inBody]
    .filter((src) => !isRemote(src))
    .map((src) => join(dirname(record.file), src));
}

export function sectionsOf({ type, value: { sections } }: ContentRecord) {
  return type.name === "LandingPage" && Array.isArray(sections)
    ? sections.filter(isRecord)
    : [];
}

interface PagePart {
  id?: string;
  words?: string;
  path: readonly PropertyKey[];
  /** For headings of a text only: the 1-based position in the text. */
  within?: Position | undefined;
}

/** The named sections and all headings of a record's page. */
export function pagePartsOf(
  record: ContentRecord,
  variables: Variables,
): PagePart[] {
  const fill = (words: string) => fillVariables(words, variables);
  return visitRecord(record).flatMap(({ meta, path, value }): PagePart[] => {
    const written = String(value);
    const isHeading =
      meta.kind === "text" &&
      (path.at(-1) === "heading" || path.join() === "title");
    if (isHeading) return [{ words: fill(written), path }];
    if (meta.kind === "anchor") return [{ id: written, path }];
    if (meta.kind !== "markdown") return [];
    return listHeadings(written, fill).map(({ id, text, position }) => {
      return { id, words: text, path, within: position };
    });
  });
}

/** All values of a record, with its body as a Markdown field. */
export const visitRecord = remember(
  ({ type, value, body }: ContentRecord): readonly VisitedField[] => {
    const inBody = { path: bodyPath, meta: { kind: "markdown" }, value: body };
    return [...visitValues(type.schema, value), inBody];
  },
);
