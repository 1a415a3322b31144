import type { ContentType } from "../content-type";
import {
  type LocatedIssue,
  type Issue,
  findErrors,
  formatPath,
  ofFile,
  placeIn,
} from "../issues/issue";
import { type SourceFile, bodyPath, readSource } from "../read/source-file";
import { explainIssues, nameOfValue } from "./explain-issues";

export interface Place {
  file: string;
  source: SourceFile;
  /** The record's path in the file: `[]`, or `[key]` in a map of records. */
  root: readonly PropertyKey[];
}

/** A record with the data for checking and publishing it. */
export interface ContentRecord extends Place {
  type: ContentType;
  /** Unique within its type: the name of the folder or file, or the key in a map. */
  key: string;
  /** The validated fields, including defaults. */
  value: Record<string, unknown>;
  body: string;
}

/** A record with problems. References to it are not errors. */
export interface BrokenRecord {
  type: ContentType;
  /** `undefined` if the file is too broken to read its keys. */
  key: string | undefined;
}

export interface ParsedFile {
  records: ContentRecord[];
  broken: BrokenRecord[];
  issues: LocatedIssue[];
}

const readBefore = new Map<string, { type: ContentType; text?: string; parsed: ParsedFile }>();

/** Parses a file by its content type and collects all problems; unchanged files are cached. `text` is `undefined` for binary files. */
export function parseContent(
  type: ContentType,
  file: string,
  key: string,
  text: string | undefined,
): ParsedFile {
  const before = readBefore.get(file);
  if (before?.type === type && before.text === text) return before.parsed;
  const parsed = parseText(type, file, key, text);
  readBefore.set(file, { type, text, parsed });
  return parsed;
}

function parseText(type: ContentType, file: string, key: string, text?: string): ParsedFile {
  const isMap = type.format === "yaml-map";
  const broken = [{ type, key: isMap ? undefined : key }];
  const refuse = (issues: LocatedIssue[]) => ({ records: [], broken, issues });
  if (text === undefined)
    return refuse([ofFile(file, "is not text in UTF-8", "save it as UTF-8 text")]);
  const tooLong = checkLength(file, text);
  if (tooLong.length > 0) return refuse(tooLong);
  const source = readSource(text, type.format === "markdown" ? "markdown" : "yaml");
  const issues = findFileIssues(type, file, text, source);
  if (issues.length > 0) return refuse(issues);
  const data = source.data ?? {};
  const entries: [key: string, data: unknown][] = isMap ? Object.entries(data) : [[key, data]];
  const parsed: ParsedFile = { records: [], broken: [], issues: [] };
  for (const [name, fields] of entries)
    addRecord(parsed, type, name, { file, source, root: isMap ? [name] : [] }, fields);
  return parsed;
}

function addRecord(
  parsed: ParsedFile,
  type: ContentType,
  key: string,
  place: Place,
  data: unknown,
): void {
  const result = type.schema.safeParse(data);
  const { body } = place.source;
  const inFields = result.success
    ? (type.check?.({ value: result.data, body }) ?? [])
    : explainIssues(result.error.issues, type.schema, data, (path) =>
        place.source.writtenAt([...place.root, ...path]),
      );
  const issues = [
    ...checkKey(key, place),
    ...[...inFields, ...checkBody(type, body)].map((issue) => locate(place, issue)),
  ];
  parsed.issues.push(...issues);
  if (!result.success || findErrors(issues).length > 0) parsed.broken.push({ type, key });
  else parsed.records.push({ type, key, ...place, value: result.data, body });
}

export function locate(
  { file, source, root }: Place,
  { path = [], isAboutKey, within, message, hint, severity, task }: Issue,
): LocatedIssue {
  const field = [...root, ...path];
  return {
    file,
    ...source.locate(field, { isAboutKey, within }),
    field: formatPath(field) || "file",
    message,
    hint,
    severity,
    task,
  };
}

/** Maximum file length, in characters: ten times the longest article. */
const maxFileLength = 200_000;

/** Maximum line length: parsing time is quadratic in it. */
const maxLineLength = 10_000;

/** Maximum paragraph length, for the same reason: twice as long as any guide needs. */
const maxParagraphLength = 20_000;

/** Rejects text that is too long before parsing it, so that files of any size are checked quickly. */
function checkLength(file: string, text: string): LocatedIssue[] {
  const refuse = (part: string, length: number, most: number, hint: string, index = 0) => {
    const message = `${part}has ${String(length)} characters, and ${String(most)} are allowed`;
    return [{ ...ofFile(file, message, hint), ...placeIn(text, index) }];
  };
  if (text.length > maxFileLength)
    return refuse("", text.length, maxFileLength, "part it into several pages");
  // Anchored to line starts: otherwise long lines would take quadratic time.
  const line = new RegExp(`^.{${String(maxLineLength + 1)},}`, "m").exec(text);
  if (line) {
    const hint = "part it into several lines";
    return refuse("a line ", line[0].length, maxLineLength, hint, line.index);
  }
  const paragraphs = file.endsWith(".md") ? text.matchAll(/[^]+?(?:\n[ \t]*\r?\n|$)/g) : [];
  for (const { 0: paragraph, index } of paragraphs) {
    const { length } = paragraph.trimEnd();
    if (length <= maxParagraphLength) continue;
    return refuse("a paragraph ", length, maxParagraphLength, "part it with an empty line", index);
  }
  return [];
}

/** Problems that prevent further checks: not text, not YAML, or not a group of fields. */
function findFileIssues(
  type: ContentType,
  file: string,
  text: string,
  source: SourceFile,
): LocatedIssue[] {
  const { data, syntaxIssues } = source;
  if (text.trim() === "") return [ofFile(file, "is empty", `fill it in: ${type.description}`)];
  const isGroup = typeof data === "object" && !Array.isArray(data);
  if (data !== undefined && !isGroup) {
    const message = `is ${nameOfValue(data)}, not a group of fields`;
    return [{ ...ofFile(file, message, "write lines of `field: value`"), ...source.locate([]) }];
  }
  return syntaxIssues.map(({ message, hint, within }) => ({
    ...ofFile(file, message, hint),
    ...within,
    field: "YAML",
  }));
}

/** A Markdown file without a body would create an empty page. */
function checkBody(type: ContentType, body: string): Issue[] {
  if (type.body === undefined || body.trim() !== "") return [];
  const hint = `write it below the front matter: ${type.body}`;
  return [{ path: bodyPath, message: "is empty", hint }];
}

/** A URL-safe name: lowercase words joined by hyphens. */
export function suggestSlug(name: string): string {
  const words = name.replaceAll("ß", "ss").normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return words.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "") || "summer-sale";
}

/** A key becomes part of a URL or reference. */
function checkKey(key: string, { file, source, root }: Place): LocatedIssue[] {
  if (key === "" || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(key)) return [];
  const message = `"${key}" can't be part of an address`;
  const hint = `use lower-case words joined by hyphens: ${suggestSlug(key)}`;
  const isMapKey = root.length > 0;
  const place = isMapKey && { ...source.locate(root, { isAboutKey: true }), field: key };
  return [{ ...ofFile(file, message, hint), field: "file name", ...place }];
}
