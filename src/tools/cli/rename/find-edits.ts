import { dirname, join } from "node:path/posix";
import { type ContentType, findType } from "../../../content/content-type";
import { decodePicturePath } from "../../../content/checks/fields/remote-image";
import { parseMarkdown, withoutCode } from "../../../content/markdown/markdown";
import type { ContentFile } from "../../../content/read/read-files";
import {
  type SourceFile,
  type TextRange,
  readSource,
} from "../../../content/read/source-file";
import { isRecord } from "../../../content/schema/schema-shape";
import { type VisitedField, visitValues } from "../../../content/schema/walk";
import { contentTypes } from "../../../content-types";
import type { Renaming } from "./find-renaming";

/** A change of a few characters in a text. */
export interface Edit {
  index: number;
  before: string;
  after: string;
}

/** Everything in a file that refers to a record by its old name. */
export function findEdits(
  { file, text = "" }: ContentFile,
  renaming: Renaming,
): Edit[] {
  const found = findType(contentTypes, file);
  if (!found || !text.includes(renaming.oldKey)) return [];
  const { type } = found;
  const source = readSource(text, type.format);
  if (source.syntaxIssues.length > 0)
    throw new Error(
      `${file} can't be read: fix what \`npm run check:content\` reports first.`,
    );
  const { body, data } = source;
  const bodyStart = text.length - body.length;
  // Without code, which is shown as it is written.
  const prose = withoutCode(parseMarkdown(body), body);
  const words = text.slice(0, bodyStart) + prose;
  const page: Page = { file, words, source };
  const edits = [
    ...listFields(type, data).flatMap((field) =>
      findInField(field, page, renaming),
    ),
    ...findInMarkdown([bodyStart, words.length], page, renaming),
    ...findVariables(words, renaming),
  ];
  return edits.sort((a, b) => a.index - b.index);
}

/** A content file, its text without the code in its body, and its fields. */
interface Page {
  file: string;
  words: string;
  source: SourceFile;
}

/** The fields of all records of a file, valid or not. */
function listFields(type: ContentType, data: unknown): VisitedField[] {
  if (type.format !== "yaml-map") return visitValues(type.schema, data);
  return Object.entries(isRecord(data) ? data : {}).flatMap(([key, value]) =>
    visitValues(type.schema, value, [key]),
  );
}

function findInField(
  { path, meta, value }: VisitedField,
  page: Page,
  renaming: Renaming,
): Edit[] {
  const { type, oldKey, newKey, oldPath, newPath } = renaming;
  const replace = (before: RegExp, after: string, at = path) => {
    const range = page.source.rangeOf(at);
    return range ? findMatches(page.words, range, before, after) : [];
  };
  if (meta.references === type.name && value === oldKey)
    return replace(new RegExp(oldKey, "g"), newKey);
  if (meta.kind === "link" && oldPath && newPath)
    return startsWithPath(value, oldPath)
      ? replace(new RegExp(`${oldPath}(?![\\w/-])`, "g"), newPath)
      : [];
  if (meta.kind === "markdown") {
    const isConcerned = oldPath && String(value).includes(oldPath);
    const range = isConcerned ? page.source.rangeOf(path) : undefined;
    return range ? findInMarkdown(range, page, renaming) : [];
  }
  if (!isRecord(value) || !isInFolder(value["src"], page.file, renaming))
    return [];
  return replace(folderPattern(oldKey), newKey, [...path, "src"]);
}

function startsWithPath(value: unknown, path: string): boolean {
  return String(value).split(/[?#]/)[0] === path;
}

/** Where a Markdown text has the target of a link or picture: after `](` or `[name]: `. */
const target = /(?<=\]\(\s*<?|^[ \t]*\[[^\]\n]+\]:\s*<?)[^\s<>()"]+/gm;

/** Links and pictures in a Markdown text. */
function findInMarkdown(
  [start, end]: TextRange,
  { file, words }: Page,
  renaming: Renaming,
): Edit[] {
  const { oldKey, newKey, oldPath, newPath } = renaming;
  const targets = [...words.slice(start, end).matchAll(target)];
  return targets.flatMap(({ 0: url, index }): Edit[] => {
    const from = start + index;
    if (oldPath && newPath && startsWithPath(url, oldPath))
      return [{ index: from, before: oldPath, after: newPath }];
    if (!isInFolder(decodePicturePath(url), file, renaming)) return [];
    const range: TextRange = [from, from + url.length];
    return findMatches(words, range, folderPattern(oldKey), newKey);
  });
}

/** `{{fact.trial}}` and `{{fact.trial.phrase}}`, but not `\{{fact.trial}}`. */
function findVariables(words: string, { type, oldKey, newKey }: Renaming) {
  if (!type.variables) return [];
  const { prefix } = type.variables;
  const before = `(?<=(?<!\\\\)\\{\\{\\s*${prefix}\\.)${oldKey}(?=[.\\s}])`;
  return findMatches(words, [0, words.length], new RegExp(before, "g"), newKey);
}

/** Whether a picture is in the folder that gets another name. */
function isInFolder(
  src: unknown,
  file: string,
  { type, oldPlace }: Renaming,
): boolean {
  if (typeof src !== "string" || !type.files.includes("<key>/")) return false;
  return (
    src.startsWith(".") && join(dirname(file), src).startsWith(`${oldPlace}/`)
  );
}

function folderPattern(key: string): RegExp {
  return new RegExp(`(?<=/)${key}(?=/)`, "g");
}

function findMatches(
  words: string,
  [start, end]: TextRange,
  pattern: RegExp,
  after: string,
): Edit[] {
  return [...words.slice(start, end).matchAll(pattern)].map(
    ({ 0: before, index }) => ({ index: start + index, before, after }),
  );
}

/** The text with all edits, which are in order and don't overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  // From the end, so that the positions of the others stay right.
  return edits
    .toReversed()
    .reduce(
      (edited, { index, before, after }) =>
        edited.slice(0, index) + after + edited.slice(index + before.length),
      text,
    );
}
