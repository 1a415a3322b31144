import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import type { ContentType } from "../../../content/content-type";
import { readFormerPaths } from "../../../content/fields/link";
import { suggestHint } from "../../../content/issues";
import type { ContentFile } from "../../../content/read/read-files";
import { parseFile } from "../../../content/checks/check-content";
import {
  type ParsedFile,
  keyPattern,
  suggestSlug,
} from "../../../content/validate/parse-content";
import { contentTypes, linkedPages } from "../../../content-types";
import { findPathOwner, notFoundSlug, routes } from "../../../lib/urls/routes";

/** A record's old and new key, and what follows from them. */
export interface Renaming {
  type: ContentType;
  oldKey: string;
  newKey: string;
  /** The record's folder or file: `content/blog/some-post`, `content/legal/terms.md`, `content/shared/facts.yaml`. */
  oldPlace: string;
  newPlace: string;
  /** False if the files already have the new name. */
  isToMove: boolean;
  /** The record's URL; `undefined` if it has none. */
  oldPath: string | undefined;
  newPath: string | undefined;
}

interface NamedRecord {
  type: ContentType;
  key: string;
}

/** Reads the two names of `npm run rename`. Throws an error of one sentence that says what to write instead. */
export function findRenaming(
  oldName: string,
  newName: string,
  files: readonly ContentFile[],
  root: string,
): Renaming {
  const parsed = files.flatMap((file) => parseFile(contentTypes, file));
  const records = parsed.flatMap(listNamed);
  const find = (name: string) =>
    records.find((record) => isNamed(record, name));
  const old = find(oldName);
  // Renamed by hand or in the editor: only what refers to the old name is left to do.
  const renamed = old ?? find(newName);
  if (!renamed) throw new Error(explainUnknown(oldName, records));
  const { type } = renamed;
  const oldKey = old?.key ?? lastWord(oldName);
  const newKey = lastWord(newName);
  if (!isNamed({ type, key: newKey }, newName) && newName !== newKey)
    throw new Error(
      `"${newName}" is elsewhere: a record stays where it is, so write ${nameOf({ type, key: newKey })}`,
    );
  refuseKey(type, oldKey, newKey);
  const renaming: Renaming = {
    type,
    oldKey,
    newKey,
    isToMove: old !== undefined,
    oldPlace: placeOf(type, oldKey),
    newPlace: placeOf(type, newKey),
    oldPath: type.path?.(oldKey),
    newPath: type.path?.(newKey),
  };
  const owner = old && findOwner(renaming, parsed, root);
  if (owner !== undefined)
    throw new Error(
      `"${newKey}" is already taken by ${owner}: choose another name`,
    );
  return renaming;
}

/** Records that have a key, with those that have errors. */
function listNamed({ records, broken }: ParsedFile): NamedRecord[] {
  return [...records, ...broken].flatMap(({ type, key }) =>
    key === undefined || key === "" ? [] : [{ type, key }],
  );
}

/** How people name a record: `blog/some-post`, `facts/trial`, `legal/privacy`. */
function nameOf({ type: { files }, key }: NamedRecord): string {
  const [place = ""] = files.split("/<key>");
  return `${basename(place, ".yaml")}/${key}`;
}

/** Whether a name means a record: its name, its path in `content/`, or its URL. */
function isNamed(record: NamedRecord, written: string): boolean {
  const name = written
    .replace(/^(?:\.\/)?content\//, "")
    .replace(/^shared\//, "")
    .replace(/(?:\/index)?\.(?:md|yaml)$|\/$/, "");
  return name === nameOf(record) || written === record.type.path?.(record.key);
}

/** The last part of a name: `some-post` of `content/blog/some-post/index.md`. */
function lastWord(name: string): string {
  return basename(name.replace(/(?:\/index)?\.(?:md|yaml)$/, ""));
}

function placeOf({ files }: ContentType, key: string): string {
  const place = files.replace(/(?<=<key>)\/.*/, "");
  return `content/${place.replace("<key>", key)}`;
}

function explainUnknown(name: string, records: readonly NamedRecord[]): string {
  return `There is no "${name}": ${suggestHint(name, records.map(nameOf))}`;
}

function refuseKey(type: ContentType, oldKey: string, newKey: string): void {
  if (oldKey === newKey) throw new Error(`"${newKey}" is its name already.`);
  if (!keyPattern.test(newKey))
    throw new Error(
      `"${newKey}" can't be a name: write lowercase words joined by hyphens, such as ${suggestSlug(newKey)}`,
    );
  const path = type.path?.(oldKey);
  const isFixed = oldKey === notFoundSlug || path === routes.home;
  if (isFixed || (path !== undefined && linkedPages.includes(path)))
    throw new Error(
      `"${oldKey}" can't be renamed: the code of the site links to this page.`,
    );
}

/** What already has the new key or the new URL. */
function findOwner(
  { type, oldKey, newKey, newPlace, newPath }: Renaming,
  parsed: readonly ParsedFile[],
  root: string,
): string | undefined {
  const isTaken = parsed
    .flatMap(listNamed)
    .some((each) => each.type === type && each.key === newKey);
  if (isTaken) return nameOf({ type, key: newKey });
  if (type.format !== "yaml-map" && existsSync(join(root, newPlace)))
    return newPlace;
  if (newPath === undefined) return undefined;
  const records = parsed.flatMap((file) => file.records);
  const other = records.find(
    (each) =>
      each.type.path?.(each.key) === newPath ||
      (readFormerPaths(each.value).includes(newPath) &&
        !(each.type === type && each.key === oldKey)),
  );
  return other?.file ?? findPathOwner(newPath);
}
