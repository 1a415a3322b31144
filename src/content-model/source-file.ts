import { readYaml } from "./yaml-source";
import type { Locate, SyntaxFault } from "./yaml-source";

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
    return toSourceFile(match[1] ?? "", 1, text.slice(match[0].length), bodyLine);
  }
  const problem = "has no front matter";
  const remedy = "start the file with its fields, between two lines of ---";
  const syntaxFaults = [{ line: 1, column: 1, problem, remedy }];
  return { ...toSourceFile("", 0, text, 1), syntaxFaults };
}

/** `lineOffset` is the number of lines before the YAML: the opening `---` of front matter. */
function toSourceFile(
  yaml: string,
  lineOffset: number,
  body: string,
  bodyLine: number,
): SourceFile {
  const { data, faults, locate } = readYaml(yaml, lineOffset);
  return { data, body, bodyLine, syntaxFaults: faults, locate };
}
