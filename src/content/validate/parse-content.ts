import type { ContentType } from "../content-type";
import {
  type LocatedIssue,
  type Issue,
  createIssue,
  findErrors,
  formatPath,
} from "../issues";
import { ofFile, placeIn } from "../issues/issue";
import { type SourceFile, bodyPath, readSource } from "../read/source-file";
import { slugifyHeading } from "../markdown/markdown";
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

const readBefore = new Map<
  string,
  { type: ContentType; text?: string; parsed: ParsedFile }
>();

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

function parseText(
  type: ContentType,
  file: string,
  key: string,
  text?: string,
): ParsedFile {
  const isMap = type.format === "yaml-map";
  const broken = [{ type, key: isMap ? undefined : key }];
  const refuse = (...issues: Issue[]) => {
    return {
      records: [],
      broken,
      issues: issues.map((issue) => ofFile(file, issue)),
    };
  };
  if (text === undefined)
    return refuse(
      createIssue("wrong-encoding", "is not UTF-8 text", "save it as UTF-8"),
    );
  const tooLong = checkLength(text);
  if (tooLong) return refuse(tooLong);
  const conflict = findConflict(text);
  if (conflict) return refuse(conflict);
  const source = readSource(text, type.format);
  const issues = findFileIssues(type, text, source);
  if (issues.length > 0) return refuse(...issues);
  const data = source.data ?? {};
  const entries: [key: string, data: unknown][] = isMap
    ? Object.entries(data)
    : [[key, data]];
  const parsed = entries.map(([name, fields]) =>
    parseRecord(
      type,
      name,
      { file, source, root: isMap ? [name] : [] },
      fields,
    ),
  );
  return {
    records: parsed.flatMap(({ records }) => records),
    broken: parsed.flatMap((each) => each.broken),
    issues: parsed.flatMap((each) => each.issues),
  };
}

function parseRecord(
  type: ContentType,
  key: string,
  place: Place,
  data: unknown,
): ParsedFile {
  const result = type.schema.safeParse(data);
  const { body } = place.source;
  const inFields = result.success
    ? (type.check?.(result.data) ?? [])
    : explainIssues(result.error.issues, type.schema, data);
  const issues = [
    ...checkKey(type, key, place),
    ...[...inFields, ...checkBody(type, body)].map((issue) =>
      locate(place, issue),
    ),
  ];
  if (!result.success || findErrors(issues).length > 0)
    return { records: [], broken: [{ type, key }], issues };
  return {
    records: [{ type, key, ...place, value: result.data, body }],
    broken: [],
    issues,
  };
}

export function locate(
  { file, source, root }: Place,
  { path = [], isAboutKey, within, ...issue }: Issue,
): LocatedIssue {
  const field = [...root, ...path];
  const position = source.locate(field, { isAboutKey, within });
  return { file, ...position, field: formatPath(field) || "file", ...issue };
}

/** Maximum file length, in characters: five times the longest article. Parsing time is quadratic in it. */
const maxFileLength = 100_000;

/** Rejects text that is too long before parsing it, so that files of any size are checked quickly. */
function checkLength(text: string): Issue | undefined {
  if (text.length <= maxFileLength) return undefined;
  const reason = `the file has ${text.length} characters; the limit is ${maxFileLength}`;
  return createIssue("file-too-long", reason, "split it into several");
}

/** The first of the lines that git writes around two versions of a text. */
function findConflict(text: string): Issue | undefined {
  const marker = /^(?:<{7}|>{7}|\|{7}) .*/m.exec(text);
  if (!marker) return undefined;
  return createIssue(
    "merge-conflict",
    `"${marker[0].trimEnd()}" is left from a merge`,
    "keep one of the two versions, and remove the lines of <<<<<<<, ======= and >>>>>>>",
    { within: placeIn(text, marker.index) },
  );
}

/** Problems that prevent further checks: not text, not YAML, or not a group of fields. */
function findFileIssues(
  { description }: ContentType,
  text: string,
  { data, syntaxIssues, locate: find }: SourceFile,
): Issue[] {
  if (data !== undefined && (typeof data !== "object" || Array.isArray(data))) {
    const reason = `is ${nameOfValue(data)}, not a group of fields`;
    const hint = "write lines of `field: value`";
    return [createIssue("wrong-type", reason, hint, { within: find([]) })];
  }
  const isEmpty =
    text.trim() === "" ||
    (syntaxIssues.length === 0 && Object.keys(data ?? {}).length === 0);
  if (isEmpty)
    return [
      createIssue("empty-field", "is empty", `fill it in: ${description}`),
    ];
  return syntaxIssues.map((issue) => ({ ...issue, field: "YAML" }));
}

/** A Markdown file without a body would create an empty page. */
function checkBody(type: ContentType, body: string): Issue[] {
  if (type.body === undefined || body.trim() !== "") return [];
  const hint = `write it below the front matter: ${type.body}`;
  return [createIssue("empty-field", "is empty", hint, { path: bodyPath })];
}

/** A key becomes part of a URL or reference: lowercase words joined by hyphens. */
export const keyPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The words of a name as a key; `fallback` if it has none. */
export function suggestSlug(name: string, fallback = "summer-sale"): string {
  return slugifyHeading(name.replaceAll("ß", "ss"), /[^a-z0-9]+/g) || fallback;
}

function checkKey(
  type: ContentType,
  key: string,
  place: Place,
): LocatedIssue[] {
  if (key === "" || keyPattern.test(key)) return [];
  const hint = `use lowercase words joined by hyphens: ${suggestSlug(key)}`;
  const issue = createIssue(
    "invalid-slug",
    type.path
      ? `"${key}" can't be part of a URL`
      : `"${key}" can't be the key of a record`,
    hint,
  );
  const isMapKey = place.root.length > 0;
  if (isMapKey) return [locate(place, { ...issue, isAboutKey: true })];
  return [ofFile(place.file, { ...issue, field: "file name" })];
}
