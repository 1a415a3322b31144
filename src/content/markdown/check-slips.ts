import type { Root, Text } from "mdast";
import visit from "unist-util-visit";
import type { Problem } from "../problems/problem";
import { placeIn } from "../problems/place-in";
import { slipsOfLines } from "./slips-of-lines";
import { slipsOfLinks } from "./slips-of-links";
import { slipsOfMarks } from "./slips-of-marks";

const slips = [...slipsOfLinks, ...slipsOfMarks, ...slipsOfLines];

/** Finds the slips in running text; code and whatever has been read as Markdown is left alone. */
export function checkSlips(root: Root, text: string): Problem[] {
  const problems: Problem[] = [];
  visit<Text>(root, "text", ({ position }) => {
    const start = position?.start.offset ?? 0;
    // As it was written: the tree no longer shows what was escaped.
    const written = text.slice(start, position?.end.offset ?? start);
    for (const { pattern, startsLine, explain } of slips) {
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
