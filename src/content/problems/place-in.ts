import type { Position } from "./problem";

/** Where the last search ended: thousands of mistakes of one text are placed in one way through it. */
let last = { text: "", offset: 0, line: 1, start: 0 };

/** The place of a character in a text, by its number from the start. */
export function placeIn(text: string, offset: number): Position {
  let { line, start } = last.text === text && last.offset <= offset ? last : { line: 1, start: 0 };
  for (
    let end = text.indexOf("\n", start);
    end >= 0 && end < offset;
    end = text.indexOf("\n", start)
  ) {
    line += 1;
    start = end + 1;
  }
  last = { text, offset, line, start };
  return { line, column: offset - start + 1 };
}
