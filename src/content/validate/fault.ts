import { countOf } from "./name-value";

/** One mistake in the content, told so that its writer can mend it without opening `src/`. */
export interface Fault {
  /** Path from the root of the project: `content/blog/x/index.md`. */
  file: string;
  /** 1-based. */
  line: number;
  /** 1-based. */
  column: number;
  /** Path of the field, such as `sections[2].items[0].title`, or what part of the file is meant. */
  field: string;
  problem: string;
  remedy: string;
}

/** `content/blog/x/index.md:4:8  publishDate  "2025-02-30" is not a date  write YYYY-MM-DD` */
export function formatFault({ file, line, column, field, problem, remedy }: Fault): string {
  const words = [field, problem, remedy].map(showInvisible).join("  ");
  return `${file}:${String(line)}:${String(column)}  ${words}`;
}

/** Signs that can't be seen, by their number: a space that is none in a name, a line end in a quoted value. */
export function showInvisible(words: string): string {
  return words.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u00a0]/gu, (sign) => {
    const number = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    return `[U+${number}]`;
  });
}

/** All faults of a run, in the order of the files, under a line that counts them. */
export function formatFaults(faults: readonly Fault[]): string {
  return [`${countFaults(faults)}:`, "", ...sortFaults(faults).map(formatFault)].join("\n");
}

/** `3 mistakes in 2 content files` */
export function countFaults(faults: readonly Fault[]): string {
  const files = new Set(faults.map((fault) => fault.file));
  return `${countOf(faults.length, "mistake")} in ${countOf(files.size, "content file")}`;
}

/** Faults in the order in which a reader of the files meets them. */
export function sortFaults(faults: readonly Fault[]): Fault[] {
  return [...faults].sort(
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
