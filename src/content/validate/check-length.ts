import { placeIn } from "../problems/place-in";
import type { LocatedProblem } from "../problems/problem";

/** The most characters of a file: ten times the longest article. */
const mostOfFile = 200_000;

/** The most of one line: the time to read one grows with the square of its length. */
const mostOfLine = 10_000;

/** A file of any size is judged at once: what no page could show is not even read. */
export function checkLength(file: string, text: string): LocatedProblem[] {
  const count = (length: number, most: number) =>
    `has ${String(length)} characters, and ${String(most)} are allowed`;
  if (text.length > mostOfFile) {
    const what = count(text.length, mostOfFile);
    return [{ file, line: 1, column: 1, field: "file", what, hint: "part it into several pages" }];
  }
  // From the beginnings of lines alone: from every character on, long lines would be read as often as they are long.
  const found = new RegExp(`^.{${String(mostOfLine + 1)},}`, "m").exec(text);
  if (!found) return [];
  const what = `a line ${count(found[0].length, mostOfLine)}`;
  const hint = "part it into several lines";
  return [{ file, ...placeIn(text, found.index), field: "file", what, hint }];
}
