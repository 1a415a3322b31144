import { readYaml } from "./yaml-source";
import type { Problem } from "../problems/problem";
import type { Locate, ReadWritten } from "./yaml-source";

/** A content file taken apart: its fields, its body, and where each of them stands. */
export interface SourceFile {
  /** The YAML of the file or of its front matter; `undefined` when it is not valid YAML. */
  data: unknown;
  /** What follows the front matter; empty for YAML files. */
  body: string;
  /** The line of the file that the body starts on, 1-based. */
  bodyLine: number;
  /** Where YAML itself is broken. */
  syntaxProblems: Problem[];
  locate: Locate;
  writtenAt: ReadWritten;
}

const frontMatter = /^---[ \t]*\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/;

/** Reads a YAML file, or the front matter and body of a Markdown file. Never throws. */
export function readSource(written: string, format: "markdown" | "yaml"): SourceFile {
  // Some editors put a byte order mark before the first character.
  const text = written.replace(/^\uFEFF/, "");
  if (format === "yaml") return toSourceFile(text, 0, "", 1);
  const match = frontMatter.exec(text);
  if (match) {
    const bodyLine = match[0].split("\n").length;
    const read = toSourceFile(match[1] ?? "", 1, text.slice(match[0].length), bodyLine);
    if (read.syntaxProblems.length === 0 || !runsIntoBody(match[1] ?? "")) return read;
  }
  return { ...toSourceFile("", 0, text, 1), syntaxProblems: [explainFrontMatter(text)] };
}

/**
 * A line of --- further down, such as a rule in the text, closes a front matter whose own line is missing:
 * headings among its fields are the sign, since to YAML they are comments after an empty line.
 */
function runsIntoBody(yaml: string): boolean {
  return /^\r?\n#{2,6} .*\r?\n\r?\n\S/m.test(yaml);
}

function explainFrontMatter(text: string): Problem {
  if (/^---[ \t]*\r?\n/.test(text)) {
    const hint = "write a line of --- below the last of them, above the text";
    return { what: "has fields without an end", hint };
  }
  const hint = "start the file with its fields, between two lines of ---";
  return { what: "has no front matter", hint };
}

/** `lineOffset` is the number of lines before the YAML: the opening `---` of front matter. */
function toSourceFile(
  yaml: string,
  lineOffset: number,
  body: string,
  bodyLine: number,
): SourceFile {
  const { data, problems, locate: locateField, writtenAt } = readYaml(yaml, lineOffset);
  const locate: Locate = (path, options) => {
    if (!isBody(path, data)) return locateField(path, options);
    const { line, column } = options?.within ?? { line: 1, column: 1 };
    return { line: bodyLine + line - 1, column };
  };
  return { data, body, bodyLine, syntaxProblems: problems, locate, writtenAt };
}

/** Tells whether a path means what follows the front matter, and not a field of that name. */
function isBody(path: readonly PropertyKey[], data: unknown): boolean {
  const isField = typeof data === "object" && data !== null && "body" in data;
  return path.length === 1 && path[0] === "body" && !isField;
}
