import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { type Problem, placeIn } from "../problems/problem";
import { unreadLinks, unreadMarks } from "./unread-inline";
import { unreadLines } from "./unread-lines";

const rules = [...unreadLinks, ...unreadMarks, ...unreadLines];

/** Finds what looks like Markdown in running text, and would be shown to readers character for character. */
export function checkUnreadSyntax(root: Root, text: string): Problem[] {
  const problems: Problem[] = [];
  visit(root, "text", ({ position }) => {
    const start = position?.start.offset ?? 0;
    // As it was written: the tree no longer shows what was escaped.
    const written = text.slice(start, position?.end.offset ?? start);
    for (const { pattern, startsLine, explain } of rules) {
      for (const match of written.matchAll(pattern)) {
        const offset = start + match.index;
        if (startsLine && !isLineStart(text, offset)) continue;
        problems.push({ ...explain(match), within: placeIn(text, offset) });
      }
    }
  });
  return problems;
}

/** A text may begin in the middle of a line: behind bold words, or after the sign of a list. */
function isLineStart(text: string, offset: number): boolean {
  return /^[ >]*$/.test(text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset));
}
