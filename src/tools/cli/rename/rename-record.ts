import { existsSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { findErrors, formatIssues } from "../../../content/issues/issue";
import { readContentFiles } from "../../../content/read/read-files";
import { linkedPages, loadContent } from "../../../content-types";
import { type Renaming, findRenaming } from "./find-renaming";
import { replaceNames } from "./replace-names";

const drawings = "src/tools/scripts/artwork";

/** Renames a record and everything that refers to it; returns a line for each change. Nothing is written if it throws. */
export async function renameRecord(
  oldName: string,
  newKey: string,
  root: string,
  linked = linkedPages,
): Promise<string[]> {
  const { records, issues } = await loadContent(root, linked);
  const errors = findErrors(issues);
  if (errors.length > 0)
    throw new Error(
      `Fix what the check reports first:\n${formatIssues(errors)}`,
    );
  const renaming = findRenaming(oldName, newKey, records, root);
  const files = await readContentFiles(join(root, "content"));
  const changed = files.flatMap(({ file, text = "" }) => {
    const ofFile = records.filter((record) => record.file === file);
    const replaced = replaceNames({ file, text }, ofFile, renaming);
    return replaced === text ? [] : [{ file, text: replaced }];
  });
  for (const { file, text } of changed) await writeFile(join(root, file), text);
  const moved = await moveFolders(renaming, root);
  return [...changed.map(({ file }) => `${file}  has the new name`), ...moved];
}

/** Moves the record's folder or file, and the folder of its drawings. */
async function moveFolders(
  { oldPlace, newPlace }: Renaming,
  root: string,
): Promise<string[]> {
  if (oldPlace === newPlace) return [];
  const lines: string[] = [];
  for (const folder of ["content", drawings]) {
    const from = oldPlace.replace("content", folder);
    const to = newPlace.replace("content", folder);
    if (!existsSync(join(root, from))) continue;
    await rename(join(root, from), join(root, to));
    lines.push(`${from}  is now ${to}`);
  }
  return lines;
}
