import type { Nodes } from "mdast";
import type { IssueCode } from "../checks/rules";

/** A position in a text, 1-based. */
export interface Position {
  line: number;
  column: number;
}

/** A problem in content, in words that help to fix it without opening `src/`. */
export interface Issue {
  /** The path of the field in its record; by default the checked value. */
  path?: readonly PropertyKey[] | undefined;
  /** Names what the problem is about, if its path does not. */
  field?: string;
  /** True if the problem is the field's name, not its value. */
  isAboutKey?: boolean;
  /** The position in the text of the field, or of the file; left out if the problem is the whole of it. */
  within?: Position | undefined;
  /** Its kind, such as `content/missing-field`. */
  code: IssueCode;
  /** The error, after the name of the field: `is missing`. */
  message: string;
  /** How to fix it: `add it`. */
  hint: string;
  /** Warnings are only shown; everything else stops the build. */
  severity?: "warning" | undefined;
}

/** A problem with its position in a file. */
export interface LocatedIssue
  extends Position, Pick<Issue, "code" | "message" | "hint" | "severity"> {
  /** Path from the project root: `content/blog/x/index.md`. */
  file: string;
  /** Path of the field, such as `sections[2].items[0].title`, or the name of a part of the file. */
  field: string;
}

/** A problem of a file, not of one of its fields. */
export function ofFile(
  file: string,
  { within, ...issue }: Issue,
): LocatedIssue {
  return { file, line: 1, column: 1, ...within, field: "file", ...issue };
}

export function findErrors(issues: readonly LocatedIssue[]): LocatedIssue[] {
  return issues.filter(({ severity }) => severity !== "warning");
}

/** `content/blog/x/index.md:4:8  publishDate  "2025-02-30" is not a date  write YYYY-MM-DD  content/invalid-date` */
export function formatIssue(issue: LocatedIssue): string {
  const { file, line, column, field, message, hint, code, severity } = issue;
  const name = severity === undefined ? field : `${severity}: ${field}`;
  const words = [name, message, hint, code].filter(Boolean).map(showInvisible);
  return `${file}:${line}:${column}  ${words.join("  ")}`;
}

/** Replaces invisible characters with their code points: a zero-width space, a line break, an accent apart from its letter. */
export function showInvisible(words: string): string {
  return words.replace(
    /(?! )[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Z}\u0300-\u036f]/gu,
    (character) =>
      `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}]`,
  );
}

/** Errors first, each severity in its order. */
export function errorsFirst(issues: readonly LocatedIssue[]): LocatedIssue[] {
  const warnings = issues.filter(({ severity }) => severity === "warning");
  return [...findErrors(issues), ...warnings];
}

/** A report of all problems under a count. */
export function formatIssues(issues: readonly LocatedIssue[]): string {
  return [
    `${countIssues(issues)}:`,
    "",
    ...errorsFirst(issues).map(formatIssue),
  ].join("\n");
}

/** `3 errors and 1 warning in 2 content files` */
export function countIssues(issues: readonly LocatedIssue[]): string {
  const files = new Set(issues.map((issue) => issue.file));
  const errors = findErrors(issues).length;
  const warnings = issues.length - errors;
  const counts: string[] = [];
  if (errors > 0 || warnings === 0) counts.push(countOf(errors, "error"));
  if (warnings > 0) counts.push(countOf(warnings, "warning"));
  return `${counts.join(" and ")} in ${countOf(files.size, "content file")}`;
}

export function sortIssues(issues: readonly LocatedIssue[]): LocatedIssue[] {
  return [...issues].sort((a, b) => {
    if (a.file !== b.file) return a.file < b.file ? -1 : 1;
    return a.line - b.line || a.column - b.column;
  });
}

/** Formats `["sections", 2, "items"]` as `sections[2].items`. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((written, part) => {
    if (typeof part === "number") return `${written}[${part}]`;
    return written === "" ? String(part) : `${written}.${String(part)}`;
  }, "");
}

/** A problem at the start of a Markdown node. */
export function at({ position }: Pick<Nodes, "position">, issue: Issue): Issue {
  return { ...issue, within: position?.start };
}

/** The position of a character, from its offset. */
export function placeIn(text: string, offset: number): Position {
  const lines = text.slice(0, offset).split("\n");
  const column = (lines.at(-1)?.length ?? 0) + 1;
  return { line: lines.length, column };
}

const maxQuotedLength = 60;

/** A value for a message, shortened if it is long; not for `undefined`. */
export function quote(value: unknown): string {
  const written = JSON.stringify(value);
  return written.length > maxQuotedLength
    ? `${written.slice(0, maxQuotedLength)}…`
    : written;
}

/** `1 entry`, `2 entries`. */
export function countOf(
  count: number,
  singular: string,
  plural = `${singular}s`,
): string {
  return `${count} ${count === 1 ? singular : plural}`;
}
