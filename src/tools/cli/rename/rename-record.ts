import { existsSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { placeIn } from "../../../content/issues";
import {
  type ContentFile,
  readContentFiles,
} from "../../../content/read/read-files";
import { applyEdits, findEdits } from "./find-edits";
import { type Renaming, findRenaming } from "./find-renaming";
import { rewriteOwn } from "./rewrite-own";

/** Where `npm run artwork` draws the pictures of a folder in `content/` from. */
const drawings = "src/tools/scripts/artwork";

/** Renames a record and everything that refers to it; returns a line for each change. Nothing is written if it throws. */
export async function renameRecord(
  oldName: string,
  newName: string,
  root: string,
): Promise<string[]> {
  const files = await readContentFiles(join(root, "content"));
  const renaming = findRenaming(oldName, newName, files, root);
  const written = files.map((file) => rewrite(file, renaming));
  const isUsed = written.some(({ references }) => references.length > 0);
  if (!renaming.isToMove && !isUsed)
    throw new Error(`Nothing refers to "${oldName}" any more.`);
  const moved = renaming.isToMove ? await moveFolders(renaming, root) : [];
  const changed = written.filter(
    ({ own, references }) => own.length + references.length > 0,
  );
  for (const { file, text } of changed)
    await writeFile(join(root, toNewPlace(file, renaming)), text);
  const lines = changed.flatMap(({ own, references }) => [
    ...own,
    ...references,
  ]);
  return [...moved, ...lines];
}

/** Moves the record's folder or file, and the folder of its drawings. */
async function moveFolders(
  { type, oldPlace, newPlace }: Renaming,
  root: string,
): Promise<string[]> {
  if (type.format === "yaml-map") return [];
  const toDrawings = (place: string) => place.replace(/^content/, drawings);
  const moves = [
    [oldPlace, newPlace],
    [toDrawings(oldPlace), toDrawings(newPlace)],
  ] as const;
  const lines: string[] = [];
  for (const [from, to] of moves) {
    if (!existsSync(join(root, from))) continue;
    await rename(join(root, from), join(root, to));
    lines.push(`${from}  is now ${to}`);
  }
  return lines;
}

function toNewPlace(file: string, { oldPlace, newPlace }: Renaming): string {
  const isInside = file === oldPlace || file.startsWith(`${oldPlace}/`);
  return isInside ? newPlace + file.slice(oldPlace.length) : file;
}

interface Rewritten {
  file: string;
  text: string;
  /** What has changed in the record itself. */
  own: string[];
  /** What refers to it now by its new name. */
  references: string[];
}

function rewrite(
  { file, text = "" }: ContentFile,
  renaming: Renaming,
): Rewritten {
  const newFile = toNewPlace(file, renaming);
  // A byte order mark is no part of the text.
  const mark = text.startsWith("\uFEFF") ? "\uFEFF" : "";
  const before = { text: text.slice(mark.length), lines: [] };
  const isOwn = newFile === fileOf(renaming);
  const own = isOwn ? rewriteOwn(before.text, renaming) : before;
  const edits = findEdits({ file, text: own.text }, renaming);
  const references = edits.map((edit) => {
    const { line } = placeIn(own.text, edit.index);
    return `${newFile}:${line}  ${edit.before} is now ${edit.after}`;
  });
  return {
    file,
    text: mark + applyEdits(own.text, edits),
    own: own.lines.map((line) => `${newFile}  ${line}`),
    references,
  };
}

function fileOf({ type, newKey }: Renaming): string {
  return `content/${type.files.replace("<key>", newKey)}`;
}
