import { LineCounter, isCollection, isMap, isNode, isScalar, isSeq, parseDocument } from "yaml";
import type { Document, Node, Pair } from "yaml";
import type { Position, Problem } from "../problems/problem";
import { findYamlProblems } from "./yaml-problems";

export interface LocateOptions {
  /** Asks for the name of the field rather than its value. */
  key?: boolean | undefined;
  /** Asks for a place inside the text of the field. */
  within?: Position | undefined;
}

/** The place of a field; that of the group around it when it is missing. */
export type Locate = (path: readonly PropertyKey[], options?: LocateOptions) => Position;

/**
 * What stands in the file for the value of a field: the sign `+88` of a number, the comment `#x` that a
 * value without quotes has become. `undefined` for a missing field and for groups and lists.
 */
export type ReadWritten = (path: readonly PropertyKey[]) => string | undefined;

export interface YamlSource {
  /** `undefined` when the text is empty or not valid YAML. */
  data: unknown;
  /** Where the YAML itself is broken, told by places in the file. */
  problems: Problem[];
  locate: Locate;
  writtenAt: ReadWritten;
}

/** Reads YAML that starts `lineOffset` lines into its file. Never throws. */
export function readYaml(text: string, lineOffset: number): YamlSource {
  const { document, toPosition } = parseYaml(text, lineOffset);
  const problems = findYamlProblems(document, text).map(({ offset, ...problem }): Problem => ({
    ...problem,
    within: toPosition(offset),
  }));
  // Without aliases, which are refused, nothing can grow while it is read.
  const data: unknown = problems.length === 0 ? document.toJS() : undefined;
  // Places are asked for in files with mistakes alone: to parse those twice is cheaper than to keep all trees.
  const locate: Locate = (path, { key = false, within } = {}) => {
    const again = parseYaml(text, lineOffset);
    const node = findNode(again.document, path, key);
    const start = again.toPosition(node?.range?.[0] ?? 0);
    return within && node ? moveInside(start, node, within, text.split("\n"), lineOffset) : start;
  };
  const writtenAt: ReadWritten = (path) => {
    const node = parseYaml(text, lineOffset).document.getIn(path, true);
    if (!isScalar(node) || !node.range) return undefined;
    const written = text.slice(node.range[0], node.range[1]);
    return written === "" ? /^[ \t]*(#.*)/.exec(text.slice(node.range[0]))?.[1] : written;
  };
  return { data, problems, locate, writtenAt };
}

function parseYaml(text: string, lineOffset: number) {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const toPosition = (offset: number): Position => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: Math.max(line, 1) + lineOffset, column: Math.max(col, 1) };
  };
  return { document, toPosition };
}

function findNode(
  document: Document.Parsed,
  path: readonly PropertyKey[],
  wantsKey: boolean,
): Node | undefined {
  let node: Node | undefined = isNode(document.contents) ? document.contents : undefined;
  let name = node;
  for (const [depth, part] of path.entries()) {
    const pair: Pair | undefined = isMap(node)
      ? node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(part))
      : undefined;
    const item: unknown = isSeq(node) ? node.items[Number(part)] : pair?.value;
    // A missing field is told by the name of the group that it is missing from.
    if (!isNode(item)) return isNode(pair?.key) ? pair.key : name;
    node = item;
    name = isNode(pair?.key) ? pair.key : item;
    const isLast = depth === path.length - 1;
    // A block stands on the lines below its name: the name is what a writer looks for.
    if (isLast && (wantsKey || (isCollection(item) && item.flow !== true))) return name;
  }
  return node;
}

/** A place inside a text, where the text stands in the file as it was written: not folded, not escaped. */
function moveInside(
  start: Position,
  node: Node,
  { line, column }: Position,
  lines: readonly string[],
  lineOffset: number,
): Position {
  if (isCollection(node) || !isScalar(node) || typeof node.value !== "string") return start;
  if (node.type === "BLOCK_LITERAL") {
    const written = lines[start.line - lineOffset - 1 + line] ?? "";
    const indent = written.length - (node.value.split("\n")[line - 1] ?? "").length;
    return { line: start.line + line, column: Math.max(indent, 0) + column };
  }
  if (line > 1 || node.type === "BLOCK_FOLDED") return start;
  return { line: start.line, column: start.column + column - (node.type === "PLAIN" ? 1 : 0) };
}
