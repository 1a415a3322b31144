import { placeIn } from "../problems/place-in";
import type { LocatedProblem } from "../problems/problem";

/** The most characters of a file: ten times the longest article. */
const mostOfFile = 200_000;

/** The most of one line: the time to read one grows with the square of its length. */
const mostOfLine = 10_000;

/** The most of one paragraph: its time grows alike. It is twice the longest that a guide could bear. */
const mostOfParagraph = 20_000;

/** A file of any size is judged at once: what no page could show is not even read. */
export function checkLength(file: string, text: string): LocatedProblem[] {
  const count = (length: number, most: number) =>
    `has ${String(length)} characters, and ${String(most)} are allowed`;
  if (text.length > mostOfFile) {
    const what = count(text.length, mostOfFile);
    return [{ file, line: 1, column: 1, field: "file", what, hint: "part it into several pages" }];
  }
  // From the beginnings of lines alone: from every character on, long lines would be read as often as they are long.
  const line = new RegExp(`^.{${String(mostOfLine + 1)},}`, "m").exec(text);
  const place = (index: number) => ({ file, ...placeIn(text, index), field: "file" });
  if (line) {
    const what = `a line ${count(line[0].length, mostOfLine)}`;
    return [{ ...place(line.index), what, hint: "part it into several lines" }];
  }
  const paragraph = file.endsWith(".md") && findParagraph(text);
  if (!paragraph) return [];
  const what = `a paragraph ${count(paragraph.length, mostOfParagraph)}`;
  return [{ ...place(paragraph.index), what, hint: "part it with an empty line" }];
}

function findParagraph(text: string): { index: number; length: number } | undefined {
  return [...text.matchAll(/[^]+?(?:\n[ \t]*\r?\n|$)/g)]
    .map(({ 0: paragraph, index }) => ({ index, length: paragraph.trimEnd().length }))
    .find(({ length }) => length > mostOfParagraph);
}
