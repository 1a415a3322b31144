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

/**
 * A record's old and new key and what follows from them: its folder or file, such as `content/blog/some-post` or
 * `content/shared/facts.yaml`, and its URL, if it has one.
 */
export type Renaming = ReturnType<typeof findRenaming>;

/** Reads the two names of `npm run rename`. Throws an error of one sentence that says what to write instead. */
export function findRenaming(
  oldName: string,
  newKey: string,
  records: readonly ContentRecord[],
  root: string,
) {
  const named = records.filter(({ key }) => key !== "");
  const record = named.find((each) => nameOf(each) === oldName);
  if (!record)
    throw new Error(
      `There is no "${oldName}": ${suggestHint(oldName, named.map(nameOf))}`,
    );
  const { type, key: oldKey } = record;
  const [oldPath, newPath] = [type.path?.(oldKey), type.path?.(newKey)];
  const [oldPlace, newPlace] = [placeOf(type, oldKey), placeOf(type, newKey)];
  if (!keyPattern.test(newKey))
    throw new Error(
      `"${newKey}" can't be a name: write lowercase words joined by hyphens, such as ${suggestSlug(newKey)}`,
    );
  const fixedPaths = [routes.home, ...linkedPages];
  if (oldKey === notFoundSlug || fixedPaths.some((path) => path === oldPath))
    throw new Error(
      `"${oldKey}" can't be renamed: the code of the site links to this page.`,
    );
  const others = records.filter((each) => each !== record);
  const isTaken =
    oldPlace === newPlace
      ? records.some((each) => each.type === type && each.key === newKey)
      : existsSync(join(root, newPlace));
  const owner = isTaken ? newPlace : newPath && findOwner(newPath, others);
  if (owner)
    throw new Error(
      `"${newKey}" is already taken by ${owner}: choose another name`,
    );
  return { record, oldKey, newKey, oldPlace, newPlace, oldPath, newPath };
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
