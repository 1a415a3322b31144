import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { parseMarkdown } from "../../markdown/markdown";
import { visitValues } from "../../schema/visit-fields";
import { bodyPath } from "../locate";
import type { ContentRecord } from "../parse-content";

/** A heading or paragraph as its writer wrote it, without markup; variables are left as they are. */
export interface Passage {
  record: ContentRecord;
  path: readonly PropertyKey[];
  /** Within a text of many lines, from 1. */
  line: number;
  words: string;
}

/** All that visitors read of a record, in order: its fields and its body, without code. */
export function readPassages(record: ContentRecord): Passage[] {
  if (record.type.name === "UiLabels") return [];
  const fields = visitValues(record.type.schema, record.value).flatMap(({ path, meta, value }) => {
    if (typeof value !== "string" || path[0] === "seo") return [];
    if (meta.kind === "text") return [{ record, path, line: 1, words: value }];
    return meta.kind === "markdown" ? readMarkdown(record, path, value) : [];
  });
  return [...fields, ...readMarkdown(record, bodyPath, record.body)];
}

function readMarkdown(record: ContentRecord, path: Passage["path"], text: string): Passage[] {
  const passages: Passage[] = [];
  visit(parseMarkdown(text), (node) => {
    if (node.type !== "heading" && node.type !== "paragraph") return;
    const line = node.position?.start.line ?? 1;
    passages.push({ record, path, line, words: toString(node).replace(/\s+/g, " ") });
  });
  return passages;
}
