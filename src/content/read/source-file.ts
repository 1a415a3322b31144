import { readYaml } from "./yaml-source";
import type { Locate, ReadWritten, SyntaxFault } from "./yaml-source";

/** A content file taken apart: its fields, its body, and where each of them stands. */
export interface SourceFile {
  /** The YAML of the file or of its front matter; `undefined` when it is not valid YAML. */
  data: unknown;
  /** What follows the front matter; empty for YAML files. */
  body: string;
  /** The line of the file that the body starts on, 1-based. */
  bodyLine: number;
  /** Where YAML itself is broken. */
  syntaxFaults: SyntaxFault[];
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
    if (read.syntaxFaults.length === 0 || !runsIntoBody(match[1] ?? "")) return read;
  }
  return { ...toSourceFile("", 0, text, 1), syntaxFaults: [explainFrontMatter(text)] };
}

/**
 * A line of --- further down, such as a rule in the text, closes a front matter whose own line is missing:
 * headings among its fields are the sign, since to YAML they are comments after an empty line.
 */
function runsIntoBody(yaml: string): boolean {
  return /^\r?\n#{2,6} .*\r?\n\r?\n\S/m.test(yaml);
}

function explainFrontMatter(text: string): SyntaxFault {
  const start = { line: 1, column: 1 };
  if (/^---[ \t]*\r?\n/.test(text)) {
    const remedy = "write a line of --- below the last of them, above the text";
    return { ...start, problem: "has fields without an end", remedy };
  }
  const remedy = "start the file with its fields, between two lines of ---";
  return { ...start, problem: "has no front matter", remedy };
}

/** `lineOffset` is the number of lines before the YAML: the opening `---` of front matter. */
function toSourceFile(
  yaml: string,
  lineOffset: number,
  body: string,
  bodyLine: number,
): SourceFile {
  const { data, faults, locate, writtenAt } = readYaml(yaml, lineOffset);
  return { data, body, bodyLine, syntaxFaults: faults, locate, writtenAt };
}
