import {
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
} from "yaml";
import type { Document, Node, Pair } from "yaml";
import { type Issue, type Position, createIssue, placeIn } from "../issues";
import { findYamlIssues } from "./yaml-issues";

/** A parsed content file: its fields, its body, and their positions. */
export interface SourceFile {
  /** The YAML of the file or its front matter; `undefined` if it is invalid. */
  data: unknown;
  /** The text after the front matter; empty for YAML files. */
  body: string;
  /** YAML syntax errors with their positions in the file. */
  syntaxIssues: Issue[];
  /** The position of a field, or of its group if it is missing. */
  locate: (path: readonly PropertyKey[], options?: Partial<Issue>) => Position;
}

/** The path of a Markdown file's body, next to those of its fields. */
export const bodyPath: readonly PropertyKey[] = ["body"];

/** Parses a YAML file, or a Markdown file's front matter and body. Never throws. */
export function readSource(
  written: string,
  format: "markdown" | "yaml" | "yaml-map",
): SourceFile {
  // Some editors add a byte order mark.
  const text = written.replace(/^\uFEFF/, "");
  if (format !== "markdown") return takeApart(text, text, 0);
  const { whole, opening, fields } = splitFrontMatter(text);
  const source = takeApart(text, fields, opening.length, whole.length);
  return whole
    ? source
    : { ...source, syntaxIssues: [explainFrontMatter(text)] };
}

/** The parts of a Markdown file above its body; empty if it has no front matter. */
export function splitFrontMatter(text: string) {
  const [whole = "", opening = "", fields = ""] =
    /^(---[ \t]*\r?\n)([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text) ?? [];
  return { whole, opening, fields };
}

function explainFrontMatter(text: string): Issue {
  const [reason, hint] = /^---[ \t]*\r?\n/.test(text)
    ? [
        "has front matter that never ends",
        "write a line of --- after the last field, above the text",
      ]
    : [
        "has no front matter",
        "start the file with its fields, between two lines of ---",
      ];
  return createIssue("missing-front-matter", reason, hint);
}

/** `start` and `bodyStart` are the offsets of the YAML and of the body in the text. */
function takeApart(
  text: string,
  yaml: string,
  start: number,
  bodyStart?: number,
): SourceFile {
  const parse = () => parseDocument(yaml, { prettyErrors: false });
  const document = parse();
  const syntaxIssues = findYamlIssues(document, yaml).map(
    ({ offset, ...issue }) => ({
      ...issue,
      within: placeIn(text, start + offset),
    }),
  );
  return {
    // Aliases are rejected, so nothing can expand during parsing.
    data: syntaxIssues.length === 0 ? document.toJS() : undefined,
    body: bodyStart === undefined ? "" : text.slice(bodyStart),
    syntaxIssues,
    locate: (path, { isAboutKey = false, within } = {}) => {
      if (bodyStart !== undefined && String(path) === "body" && !isAboutKey) {
        const { line, column } = within ?? { line: 1, column: 1 };
        return { line: placeIn(text, bodyStart).line + line - 1, column };
      }
      // Only files with problems need positions: parsing those twice is cheaper than keeping every tree.
      const node = findNode(parse(), path, isAboutKey);
      const place = placeIn(text, start + (node?.range?.[0] ?? 0));
      return within && node
        ? moveInside(place, node, within, text.split(/\r?\n/))
        : place;
    },
  };
}

function findNode(
  document: Document.Parsed,
  path: readonly PropertyKey[],
  isAboutKey: boolean,
): Node | undefined {
  let node: Node | undefined = isNode(document.contents)
    ? document.contents
    : undefined;
  let name = node;
  for (const part of path) {
    const isNamed = ({ key }: Pair) =>
      isScalar(key) && String(key.value) === String(part);
    const pair: Pair | undefined = isMap(node)
      ? node.items.find(isNamed)
      : undefined;
    const item: unknown = isSeq(node) ? node.items[Number(part)] : pair?.value;
    const key = isNode(pair?.key) ? pair.key : undefined;
    // A missing field is reported at the name of its group.
    if (!isNode(item)) return key ?? name;
    node = item;
    name = key ?? item;
  }
  // A block's position is its name, on the line above it.
  const isBlock = path.length > 0 && isCollection(node) && node.flow !== true;
  return isAboutKey || isBlock ? name : node;
}

/** A position inside a text that appears in the file as it is: not folded, not escaped. */
function moveInside(
  start: Position,
  node: Node,
  { line, column }: Position,
  lines: readonly string[],
): Position {
  if (!isScalar(node) || typeof node.value !== "string") return start;
  if (node.type === "BLOCK_LITERAL") {
    const written = lines[start.line - 1 + line] ?? "";
    const indent =
      written.length - (node.value.split("\n")[line - 1] ?? "").length;
    return { line: start.line + line, column: Math.max(indent, 0) + column };
  }
  if (line > 1 || node.type === "BLOCK_FOLDED") return start;
  return {
    line: start.line,
    column: start.column + column - (node.type === "PLAIN" ? 1 : 0),
  };
}
