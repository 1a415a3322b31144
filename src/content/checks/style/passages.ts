import { remember } from "../../../lib/remember";
import type { Position } from "../../issues";
import { nodesOf, parseMarkdown, wordsOf } from "../../markdown/markdown";
import type { Path } from "../../schema/field-meta";
import { visitRecord } from "../../validate/index-content";
import type { ContentRecord } from "../../validate/parse-content";

/** A heading or paragraph as written, without markup; variables are not filled in. */
export interface Passage {
  record: ContentRecord;
  path: Path;
  within: Position;
  words: string;
}

const start = { line: 1, column: 1 };

/** All visible text of a record, in order: its fields and its body, without code. */
export const readPassages = remember((record: ContentRecord): Passage[] => {
  if (record.type.name === "UiLabels") return [];
  return visitRecord(record).flatMap(({ path, meta, value }) => {
    if (typeof value !== "string") return [];
    if (meta.kind === "text")
      return [{ record, path, within: start, words: value }];
    if (meta.kind !== "markdown") return [];
    return nodesOf(parseMarkdown(value), "heading", "paragraph").map((node) => {
      const within = { ...start, line: node.position?.start.line ?? 1 };
      const words = wordsOf(node).replace(/\s+/g, " ");
      return { record, path, within, words };
    });
  });
});

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

export function splitSentences(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment.trim());
}
