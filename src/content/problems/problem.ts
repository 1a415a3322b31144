import type { Nodes } from "mdast";

/** A place in a text, 1-based. */
export interface Position {
  line: number;
  column: number;
}

/** What is wrong with something that a writer wrote, in words that help to fix it without opening `src/`. */
export interface Problem {
  /** The field, from the record on; the value that was checked when it is left out. */
  path?: readonly PropertyKey[] | undefined;
  /** True when the name of the field is meant rather than its value. */
  isAboutKey?: boolean;
  /** The place inside the text of the field; left out when the whole value is meant. */
  within?: Position | undefined;
  /** What is wrong, after the name of the field: `is missing`. */
  what: string;
  /** What to do about it: `add it`. */
  hint: string;
  /** A warning is shown, and the site can be published with it; everything else stops the build. */
  severity?: "warning" | undefined;
  /** For launch blockers: the type of work remaining. */
  task?: LaunchTask | undefined;
}

/** What an owner divides the work before a launch by. */
export type LaunchTask =
  | "confirm"
  | "find the source"
  | "review"
  | "replace"
  | "renew"
  | "technical";

/** A problem with its place in a file. */
export interface LocatedProblem
  extends Position, Pick<Problem, "what" | "hint" | "severity" | "task"> {
  /** Path from the root of the project: `content/blog/x/index.md`. */
  file: string;
  /** Path of the field, such as `sections[2].items[0].title`, or what part of the file is meant. */
  field: string;
}

/** A problem of a whole file. */
export function ofFile(file: string, what: string, hint: string): LocatedProblem {
  return { file, line: 1, column: 1, field: "file", what, hint };
}

/** A published record may not lead to or name what visitors do not see. */
export function toHiddenProblem(name: string, { what, hint }: Problem): Problem {
  return { what: `${name} ${what}`, hint: `${hint}, or name another one` };
}

/** The problems that stop a build. */
export function findErrors(problems: readonly LocatedProblem[]): LocatedProblem[] {
  return problems.filter(({ severity }) => severity !== "warning");
}

/** `content/blog/x/index.md:4:8  publishDate  "2025-02-30" is not a date  write YYYY-MM-DD` */
export function formatProblem(problem: LocatedProblem): string {
  const { file, line, column, what, hint } = problem;
  const words = [nameField(problem), what, hint].map(showInvisible).join("  ");
  return `${file}:${String(line)}:${String(column)}  ${words}`;
}

/** The field that a problem is about; of a warning `warning: title`. */
export function nameField({ field, severity }: LocatedProblem): string {
  return severity === undefined ? field : `${severity}: ${field}`;
}

/** Characters that can't be seen, by their number: a zero-width space in a name, a line end in a quoted value. */
export function showInvisible(words: string): string {
  return words.replace(
    /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/gu,
    (sign) => `[U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}]`,
  );
}

/** All problems of a run under a line that counts them: errors first, each kind in the order of the files. */
export function formatProblems(problems: readonly LocatedProblem[]): string {
  const sorted = sortProblems(problems);
  const warnings = sorted.filter(({ severity }) => severity === "warning");
  const lines = [...findErrors(sorted), ...warnings].map(formatProblem);
  return [`${countProblems(problems)}:`, "", ...lines].join("\n");
}

/** `3 mistakes and 1 warning in 2 content files` */
export function countProblems(problems: readonly LocatedProblem[]): string {
  const files = new Set(problems.map((problem) => problem.file));
  const errors = findErrors(problems).length;
  const warnings = problems.length - errors;
  const counts = [
    ...(errors > 0 || warnings === 0 ? [countOf(errors, "mistake")] : []),
    ...(warnings > 0 ? [countOf(warnings, "warning")] : []),
  ];
  return `${counts.join(" and ")} in ${countOf(files.size, "content file")}`;
}

/** Problems in the order in which a reader of the files meets them. */
export function sortProblems(problems: readonly LocatedProblem[]): LocatedProblem[] {
  return [...problems].sort((a, b) => {
    if (a.file !== b.file) return a.file < b.file ? -1 : 1;
    return a.line - b.line || a.column - b.column;
  });
}

/** `["sections", 2, "items"]` as `sections[2].items`. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((written, part) => {
    if (typeof part === "number") return `${written}[${String(part)}]`;
    return written === "" ? String(part) : `${written}.${String(part)}`;
  }, "");
}

/** A problem about a node of a Markdown tree, at the place where the node starts in its text. */
export function at({ position }: Pick<Nodes, "position">, problem: Problem): Problem {
  return { ...problem, within: position?.start };
}

/** Where the last search ended: thousands of problems of one text are placed in one way through it. */
let last = { text: "", offset: 0, line: 1, start: 0 };

/** The place of a character in a text, by its number from the start. */
export function placeIn(text: string, offset: number): Position {
  let { line, start } = last.text === text && last.offset <= offset ? last : { line: 1, start: 0 };
  let end = text.indexOf("\n", start);
  while (end >= 0 && end < offset) {
    line += 1;
    start = end + 1;
    end = text.indexOf("\n", start);
  }
  last = { text, offset, line, start };
  return { line, column: offset - start + 1 };
}

/** The most of a written value that a message repeats, in characters. */
const mostQuoted = 60;

/** A written value as a message repeats it, cut short when it is long; not for `undefined`. */
export function quote(value: unknown): string {
  const written = JSON.stringify(value);
  return written.length > mostQuoted ? `${written.slice(0, mostQuoted)}…` : written;
}

/** `1 entry`, `2 entries`. */
export function countOf(count: number, singular: string, plural = `${singular}s`): string {
  return `${String(count)} ${count === 1 ? singular : plural}`;
}
