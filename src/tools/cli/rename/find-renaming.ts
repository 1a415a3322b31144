import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import type { ContentType } from "../../../content/content-type";
import { suggestHint } from "../../../content/issues";
import {
  type ContentRecord,
  keyPattern,
  suggestSlug,
} from "../../../content/validate/parse-content";
import { linkedPages } from "../../../content-types";
import { notFoundSlug, routes } from "../../../lib/urls/routes";
import { findOwner } from "../find-owner";

/** A record's old and new key, and what follows from them. */
export interface Renaming {
  record: ContentRecord;
  oldKey: string;
  newKey: string;
  /** The record's folder or file: `content/blog/some-post`, `content/shared/facts.yaml`. */
  oldPlace: string;
  newPlace: string;
  /** The record's URL; `undefined` if it has none. */
  oldPath: string | undefined;
  newPath: string | undefined;
}

/** Reads the two names of `npm run rename`. Throws an error of one sentence that says what to write instead. */
export function findRenaming(
  oldName: string,
  newKey: string,
  records: readonly ContentRecord[],
  root: string,
): Renaming {
  const named = records.filter(({ key }) => key !== "");
  const record = named.find((each) => nameOf(each) === oldName);
  if (!record)
    throw new Error(
      `There is no "${oldName}": ${suggestHint(oldName, named.map(nameOf))}`,
    );
  const { type, key: oldKey } = record;
  const renaming = {
    record,
    oldKey,
    newKey,
    oldPlace: placeOf(type, oldKey),
    newPlace: placeOf(type, newKey),
    oldPath: type.path?.(oldKey),
    newPath: type.path?.(newKey),
  };
  refuseFixed(renaming);
  refuseTaken(renaming, records, root);
  return renaming;
}

/** How people name a record: `blog/some-post`, `facts/trial`, `legal/privacy`. */
function nameOf({ type, key }: ContentRecord): string {
  const [place = ""] = type.files.split("/<key>");
  return `${basename(place, ".yaml")}/${key}`;
}

function placeOf({ files }: ContentType, key: string): string {
  const place = files.replace(/<key>\/.*/, "<key>");
  return `content/${place.replace("<key>", key)}`;
}

function refuseFixed({ oldKey, newKey, oldPath }: Renaming): void {
  if (!keyPattern.test(newKey))
    throw new Error(
      `"${newKey}" can't be a name: write lowercase words joined by hyphens, such as ${suggestSlug(newKey)}`,
    );
  const fixedPaths: readonly (string | undefined)[] = [
    routes.home,
    ...linkedPages,
  ];
  if (oldKey === notFoundSlug || fixedPaths.includes(oldPath))
    throw new Error(
      `"${oldKey}" can't be renamed: the code of the site links to this page.`,
    );
}

function refuseTaken(
  { record, newKey, oldPlace, newPlace, newPath }: Renaming,
  records: readonly ContentRecord[],
  root: string,
): void {
  const others = records.filter((each) => each !== record);
  const isTaken =
    oldPlace === newPlace
      ? records.some(({ type, key }) => type === record.type && key === newKey)
      : existsSync(join(root, newPlace));
  const owner = isTaken
    ? newPlace
    : newPath !== undefined && findOwner(newPath, others);
  if (owner)
    throw new Error(
      `"${newKey}" is already taken by ${owner}: choose another name`,
    );
}
