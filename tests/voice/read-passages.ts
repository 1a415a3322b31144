import type { Heading, ListItem, Paragraph } from "mdast";
import toString from "mdast-util-to-string";
import visit from "unist-util-visit";
import { parseMarkdown } from "../../src/content/markdown/markdown";
import { visitValues } from "../../src/content/schema/visit-fields";
import { bodyPath } from "../../src/content/validate/locate";
import type { ContentRecord } from "../../src/content/validate/parse-content";

/** A heading or paragraph as its writer wrote it, without markup; variables stand as they are written. */
export interface Passage {
  record: ContentRecord;
  path: readonly PropertyKey[];
  /** Within a text of many lines, from 1. */
  line: number;
  kind: "heading" | "text";
  words: string;
}

/** Fields that a page shows large, above what they name. */
const headingFields = new Set<PropertyKey | undefined>(["heading", "title", "question"]);

/** All that visitors read of a record, in order: its fields and its body, code left out. */
export function readPassages(record: ContentRecord): Passage[] {
  const fields = visitValues(record.type.schema, record.value).flatMap(({ path, meta, value }) => {
    if (typeof value !== "string" || path[0] === "seo") return [];
    const kind = headingFields.has(path.at(-1)) ? ("heading" as const) : ("text" as const);
    if (meta.kind === "text") return [{ record, path, line: 1, kind, words: value }];
    return meta.kind === "markdown" ? readMarkdown(record, path, value) : [];
  });
  return [...fields, ...readMarkdown(record, bodyPath, record.body)];
}

function readMarkdown(record: ContentRecord, path: Passage["path"], text: string): Passage[] {
  const passages: Passage[] = [];
  visit<Heading | Paragraph | ListItem>(parseMarkdown(text), ["heading", "paragraph"], (node) => {
    passages.push({
      record,
      path,
      line: node.position?.start.line ?? 1,
      kind: node.type === "heading" ? "heading" : "text",
      words: toString(node).replace(/\s+/g, " "),
    });
  });
  return passages;
}
