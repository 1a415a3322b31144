import { countWords, readingTimeOf } from "../../lib/format/reading-time";
import type { Picture } from "./choose-picture";

/** A text field's value and the selected part of it. */
export interface Selection {
  value: string;
  start: number;
  end: number;
}

/** What to write instead of a part of the text, and what of it to select then; all other characters stay. */
export interface Replacement {
  start: number;
  end: number;
  text: string;
  select: readonly [start: number, end: number];
}

type MarkdownEdit = (selection: Selection) => Replacement;

/** The buttons above a Markdown text, by their labels. */
export const markdownEdits: Readonly<Record<string, MarkdownEdit>> = {
  Bold: (selection) => wrap(selection, "**", "**", "bold words"),
  Italic: (selection) => wrap(selection, "*", "*", "words"),
  Link: (selection) => wrap(selection, "[", "](/)", "words"),
  List: (selection) => prefixLines(selection, "- "),
  Quote: (selection) => prefixLines(selection, "> "),
  Callout: (selection) => prefixLines(selection, "> ", "> [!TIP]\n"),
  Table: (selection) =>
    insertBlock(
      selection,
      "| Name | Value |\n| --- | --- |\n| words | words |",
    ),
};

export const insertPicture = (selection: Selection, { name, alt }: Picture) =>
  insertBlock(selection, `![${alt}](./${name})`);

/** The words of a Markdown text without the targets of its links, and how long readers take. */
export function describeLength(text: string): string {
  const words = text.replaceAll(/\]\([^)]*\)|\[\^[^\]]+\]/g, "]");
  return `${countWords(words).toLocaleString("en-US")} words, ${String(readingTimeOf(words))} min`;
}

/** Inserts a word at the cursor, such as a variable. */
export function insertWord({ start, end }: Selection, text: string) {
  const after = start + text.length;
  return { start, end, text, select: [after, after] } satisfies Replacement;
}

function wrap(
  { value, start, end }: Selection,
  before: string,
  after: string,
  sample: string,
): Replacement {
  const words = value.slice(start, end) || sample;
  const first = start + before.length;
  const text = before + words + after;
  return { start, end, text, select: [first, first + words.length] };
}

/** Marks all lines that are selected in part. */
function prefixLines(
  { value, start, end }: Selection,
  mark: string,
  head = "",
): Replacement {
  const first = value.lastIndexOf("\n", start - 1) + 1;
  const next = value.indexOf("\n", end);
  const last = next < 0 ? value.length : next;
  const text = head + value.slice(first, last).replaceAll(/^/gm, mark);
  return {
    start: first,
    end: last,
    text,
    select: [first, first + text.length],
  };
}

/** Inserts a paragraph of its own after the line of the cursor. */
function insertBlock({ value, end }: Selection, block: string): Replacement {
  const next = value.indexOf("\n", end);
  const place = next < 0 ? value.length : next;
  const before = value.slice(0, place);
  const gap = before === "" || before.endsWith("\n\n") ? "" : "\n\n";
  const text = `${gap}${block}\n`;
  const first = place + gap.length;
  return {
    start: place,
    end: place,
    text,
    select: [first, first + block.length],
  };
}
