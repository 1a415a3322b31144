import { countOf } from "./name-value";

/** A place in a text, 1-based. */
export interface Position {
  line: number;
  column: number;
}

/** What is wrong with something that a writer wrote, told so that it can be mended without opening `src/`. */
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
  severity?: Severity | undefined;
  /** Of what stands in the way of a launch: the kind of work that is left. */
  task?: LaunchTask | undefined;
}

/** A warning is shown, and the site can be published with it. Without a severity, a problem is an error and stops the build. */
export type Severity = "warning";

/** What an owner divides the work before a launch by. */
export type LaunchTask =
  | "confirm"
  | "find the source"
  | "review"
  | "replace"
  | "renew"
  | "technical";

/** A problem with its place in a file. */
export interface LocatedProblem extends Position {
  /** Path from the root of the project: `content/blog/x/index.md`. */
  file: string;
  /** Path of the field, such as `sections[2].items[0].title`, or what part of the file is meant. */
  field: string;
  what: string;
  hint: string;
  severity?: Severity | undefined;
  task?: LaunchTask | undefined;
}

/** What a published record may not lead to or name, since visitors could not follow it; `hidden` says why. */
export function toHiddenProblem(name: string, { what, hint }: Problem): Problem {
  return { what: `${name} ${what}`, hint: `${hint}, or name another one` };
}

/** The problems that stop a build. */
export function findErrors<Found extends Pick<Problem, "severity">>(
  problems: readonly Found[],
): Found[] {
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

/** Signs that can't be seen, by their number: a space that is none in a name, a line end in a quoted value. */
export function showInvisible(words: string): string {
  return words.replace(
    /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/gu,
    (sign) => {
      const number = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
      return `[U+${number}]`;
    },
  );
}

/** All problems of a run under a line that counts them: errors first, each kind in the order of the files. */
export function formatProblems(problems: readonly LocatedProblem[]): string {
  const sorted = sortProblems(problems);
  const errors = findErrors(sorted);
  const warnings = sorted.filter((problem) => !errors.includes(problem));
  return [`${countProblems(problems)}:`, "", ...[...errors, ...warnings].map(formatProblem)].join(
    "\n",
  );
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
  return [...problems].sort(
    (a, b) => compareText(a.file, b.file) || a.line - b.line || a.column - b.column,
  );
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** `["sections", 2, "items"]` as `sections[2].items`. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((written, part) => {
    if (typeof part === "number") return `${written}[${String(part)}]`;
    return written === "" ? String(part) : `${written}.${String(part)}`;
  }, "");
}

/** A node of a Markdown tree, as far as its place goes. */
export interface PlacedNode {
  position?: { start: { line: number; column: number } } | undefined;
}

/** A problem about a node, at the place where the node starts in its text. */
export function at({ position }: PlacedNode, problem: Omit<Problem, "within">): Problem {
  return { ...problem, within: position?.start };
}
