import { LineCounter, isMap, isNode, isPair, isScalar, parseDocument } from "yaml";
import type { Document, Node } from "yaml";

/** A content file taken apart: its fields, its body, and where each of them stands. */
export interface SourceFile {
  /** The YAML of the file or of its front matter; `undefined` when it is not valid YAML. */
  data: unknown;
  /** What follows the front matter; empty for YAML files. */
  body: string;
  /** The line of the file that the body starts on, 1-based. */
  bodyLine: number;
  /** Where YAML itself is broken. */
  syntaxFaults: { line: number; column: number; problem: string }[];
  /** The place of a field, or of the nearest field around it when it is missing; 1-based. */
  locate: (path: readonly PropertyKey[], options?: { key?: boolean }) => Position;
}

export interface Position {
  line: number;
  column: number;
}

const frontMatter = /^---[ \t]*\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/;

/** Reads a YAML file, or the front matter and body of a Markdown file. Never throws. */
export function readSource(text: string, format: "markdown" | "yaml"): SourceFile {
  if (format === "yaml") return readYaml(text, { body: "", bodyLine: 1, lineOffset: 0 });
  const match = frontMatter.exec(text);
  if (!match) {
    const problem = "has no front matter";
    return {
      ...readYaml("", { body: text, bodyLine: 1, lineOffset: 0 }),
      syntaxFaults: [{ line: 1, column: 1, problem }],
    };
  }
  const bodyLine = match[0].split("\n").length;
  return readYaml(match[1] ?? "", { body: text.slice(match[0].length), bodyLine, lineOffset: 1 });
}

interface BodyPlace {
  body: string;
  bodyLine: number;
  /** Lines before the YAML: the opening `---` of front matter. */
  lineOffset: number;
}

function readYaml(text: string, { body, bodyLine, lineOffset }: BodyPlace): SourceFile {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const toPosition = (offset: number): Position => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: Math.max(line, 1) + lineOffset, column: Math.max(col, 1) };
  };
  const syntaxFaults = document.errors.map((error) => ({
    ...toPosition(error.pos[0]),
    problem: error.message.split("\n")[0] ?? "is not valid YAML",
  }));
  return {
    data: syntaxFaults.length === 0 ? (document.toJS() as unknown) : undefined,
    body,
    bodyLine,
    syntaxFaults,
    locate: (path, { key = false } = {}) => toPosition(offsetOf(document, path, key)),
  };
}

function offsetOf(document: Document.Parsed, path: readonly PropertyKey[], key: boolean): number {
  const parent = nodeAt(document, path.slice(0, -1));
  const name = path.at(-1);
  if (key && isMap(parent)) {
    const pair = parent.items.find((item) => isScalar(item.key) && item.key.value === name);
    if (isPair(pair) && isNode(pair.key)) return pair.key.range?.[0] ?? 0;
  }
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const start = nodeAt(document, path.slice(0, depth))?.range?.[0];
    if (start !== undefined) return start;
  }
  return 0;
}

function nodeAt(document: Document.Parsed, path: readonly PropertyKey[]): Node | undefined {
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  return isNode(node) ? node : undefined;
}
