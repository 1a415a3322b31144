import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { parseMarkdown } from "../../markdown/markdown";
import type { LocatedProblem, Problem } from "../../problems/problem";
import { bodyPath } from "../../read/source-file";
import { isRecord } from "../../schema/schema-shape";
import { visitValues } from "../../schema/visit-fields";
import { sectionsOf } from "../index-content";
import { type ContentRecord, locate } from "../parse-content";
import { type Passage, passageChecker } from "./check-passage";

/** The house style, as warnings: what is better changed, and stops nothing. */
export function checkStyle(records: readonly ContentRecord[]): LocatedProblem[] {
  const checkPassage = passageChecker(records);
  return records.flatMap((record) => {
    const inPassages = readPassages(record).flatMap((passage) =>
      checkPassage(passage).map((problem) => ({
        ...problem,
        path: passage.path,
        within: { line: passage.line, column: 1 },
      })),
    );
    return [...checkRhythm(record), ...checkLabels(record), ...inPassages].map((problem) =>
      locate(record, { ...problem, severity: "warning" }),
    );
  });
}

/** All that visitors read of a record, in order: its fields and its body, without code. */
function readPassages(record: ContentRecord): Passage[] {
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

/** What tires the reader of a page: two sections alike in a row, and a second dark band. */
function checkRhythm(record: ContentRecord): Problem[] {
  const sections = sectionsOf(record);
  const firstDark = sections.findIndex(({ tone }) => tone === "spruce");
  return sections.flatMap(({ type, variant, tone }, index) => {
    const before = sections[index - 1];
    const isRepeat = before?.["type"] === type && before?.["variant"] === variant;
    const repeat = {
      path: ["sections", index, "type"],
      what: `is ${String(type)} like the section before`,
      hint: "put another section between them, or choose another variant",
    };
    const dark = {
      path: ["sections", index, "tone"],
      what: "makes a second dark band on the page",
      hint: "write paper, birch, or mint",
    };
    const isDark = tone === "spruce" && index > firstDark;
    return [...(isRepeat ? [repeat] : []), ...(isDark ? [dark] : [])];
  });
}

/** Buttons of one page with the same words that lead to different places: read one by one, they can't be told apart. */
function checkLabels({ type, value }: ContentRecord): Problem[] {
  const targets = new Map<string, unknown>();
  return visitValues(type.schema, value).flatMap(({ path, value: action }) => {
    if (!isRecord(action) || typeof action["label"] !== "string") return [];
    const { label, link } = action;
    const other = targets.get(label) ?? link;
    targets.set(label, other);
    if (other === link) return [];
    const what = `leads to ${String(link)}, and another "${label}" of this page to ${String(other)}`;
    return [{ path: [...path, "label"], what, hint: "write where this one leads" }];
  });
}
