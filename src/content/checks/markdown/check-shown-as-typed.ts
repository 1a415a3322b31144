import type { Paragraph, Root, Text } from "mdast";
import { type Issue, createIssue, placeIn } from "../../issues";
import { nodesOf, sourceOf } from "../../markdown/markdown";
import { type Rule, anywhere, atLineStarts } from "./shown-as-typed";

/** Finds text that looks like Markdown but would be shown to readers as typed. */
export function checkShownAsTyped(root: Root, text: string): Issue[] {
  return [
    // The source, since the tree no longer shows escapes.
    ...nodesOf(root, "text").flatMap((node) =>
      anywhere.flatMap((rule) => applyRule(rule, text, node)),
    ),
    ...nodesOf(root, "paragraph").flatMap((node) => checkLines(node, text)),
  ];
}

const firstCharacter = /(?<=^[ \t>]*)[^ \t\r\n>]/gm;

/** Reports only the first line of a paragraph, since the next ones have the same cause. */
function checkLines(node: Paragraph, text: string): Issue[] {
  const lines = sourceOf(node, text).matchAll(firstCharacter);
  const issues = [...lines].flatMap(({ index }) =>
    atLineStarts.flatMap((rule) => applyRule(rule, text, node, index)),
  );
  return issues.slice(0, 1);
}

/** The problems in the source of a node, after the characters to skip. */
function applyRule(
  [pattern, code, reason, hint]: Rule,
  text: string,
  node: Paragraph | Text,
  skipped = 0,
): Issue[] {
  const start = (node.position?.start.offset ?? 0) + skipped;
  const source = sourceOf(node, text).slice(skipped);
  return [...source.matchAll(pattern)].map((match) => {
    const fix = hint.replace(/\$(\d)/g, (_, group: string) =>
      String(match[Number(group)]).trim(),
    );
    const message = `"${match[0].trimEnd()}" ${reason}`;
    const within = placeIn(text, start + match.index);
    return createIssue(code, message, fix, { within });
  });
}
