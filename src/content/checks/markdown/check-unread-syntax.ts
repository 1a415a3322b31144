import type { Root } from "mdast";
import { type Issue, createIssue, placeIn } from "../../issues";
import { nodesOf, sourceOf } from "../../markdown/markdown";
import {
  type Rule,
  anywhere,
  aroundWords,
  atLineStarts,
  marker,
} from "./unread-rules";

/** An issue with its index in a text. */
type IndexedIssue = Issue & { index: number };

const checked = new WeakMap<Root, readonly Issue[]>();

/** Finds text that looks like Markdown but would be shown to readers as typed. Trees that have not changed are cached. */
export function checkUnreadSyntax(root: Root, text: string): readonly Issue[] {
  const issues = checked.get(root) ?? findUnread(root, text);
  checked.set(root, issues);
  return issues;
}

function findUnread(root: Root, text: string): Issue[] {
  return nodesOf(root, "text").flatMap((node) => {
    const start = node.position?.start.offset ?? 0;
    // Use the source: the tree no longer shows escapes.
    const written = sourceOf(node, text);
    const isLineStart = (index: number) => isFirstInLine(text, start + index);
    const lines = findLines(written).filter(isLineStart);
    const found = [
      ...anywhere.flatMap((rule) => applyRule(rule, written)),
      ...markers.flatMap((each) => checkMarkers(written, each)),
      ...checkLines(written, lines),
    ];
    return found.map(({ index, ...issue }) => {
      const within = placeIn(text, start + index);
      return { ...issue, within };
    });
  });
}

function applyRule(
  [pattern, code, reason, hint]: Rule,
  text: string,
): IndexedIssue[] {
  return [...text.matchAll(pattern)].map((match) => {
    const readGroup = (_: string, group: string) =>
      match[Number(group)]?.trim() ?? "";
    const message = `"${match[0].trimEnd()}" ${reason}`;
    const issue = createIssue(
      code,
      message,
      hint.replace(/\$(\d)/g, readGroup),
    );
    return { ...issue, index: match.index };
  });
}

type Marker = readonly [typed: string, pattern: RegExp];

/** Where markers are neither escaped nor part of a longer row of characters. */
const markers: readonly Marker[] = [
  ["**", /(?<![\\*])\*\*(?!\*)/g],
  ["__", /(?<![\\_])__(?!_)/g],
  ["~~", /(?<![\\~])~~(?!~)/g],
];

function checkMarkers(text: string, [typed, pattern]: Marker): IndexedIssue[] {
  let left = text.replace(pattern, marker);
  const show = (words: string) => words.replaceAll(marker, typed);
  return aroundWords.flatMap((rule) => {
    const found = applyRule(rule, left);
    left = left.replace(rule[0], (words) => " ".repeat(words.length));
    return found.map(({ message, hint, ...issue }) => {
      return { ...issue, message: show(message), hint: show(hint) };
    });
  });
}

/** Reports only the first line of a text, since the next ones have the same cause. */
function checkLines(text: string, starts: readonly number[]): IndexedIssue[] {
  const found = starts.flatMap((index) => {
    const rest = text.slice(index);
    const issues = atLineStarts.flatMap((rule) => applyRule(rule, rest));
    return issues.map((issue) => ({ ...issue, index }));
  });
  return found.slice(0, 1);
}

/** Where the words of each line start: after spaces and the > of a quotation. */
function findLines(text: string): number[] {
  const lines = text.matchAll(/[^ \t\r\n>].*/g);
  return [...lines].map(({ index }) => index);
}

/** A text node can start mid-line: after bold words, or after a list marker. */
function isFirstInLine(text: string, offset: number): boolean {
  const lineStart = text.lastIndexOf("\n", offset - 1) + 1;
  return /^[ \t>]*$/.test(text.slice(lineStart, offset));
}
