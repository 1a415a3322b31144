import type { Variables } from "../../../lib/format/fill-variables";
import { type Issue, createIssue, formatPath, quote } from "../../issues";
import { refuseRepeat } from "../markdown/check-headings";
import { sectionRules } from "../../schema/section-rules";
import { pagePartsOf, sectionsOf } from "../../validate/index-content";
import { valueAt } from "../../schema/walk";
import type { ContentRecord } from "../../validate/parse-content";
import { findRepeats, normalizeText } from "./check-shared";

/** Reports duplicate headings and anchors of a page, from sections and from texts. */
export function checkPageParts(
  record: ContentRecord,
  variables: Variables,
): Issue[] {
  const parts = pagePartsOf(record, variables);
  const anchors = findRepeats(parts, ({ id }) => id)
    // Duplicate headings within a text are reported by its own check.
    .filter(([{ path }, owner]) => path !== owner.path)
    .map(([{ id, path, within }, owner]) => {
      const reason = `the anchor #${String(id)} already belongs to ${formatPath(owner.path)}`;
      return createIssue("duplicate-anchor", reason, "rename one of them", {
        path,
        within,
      });
    });
  if (record.type.path?.(record.key) === undefined) return anchors;
  const headings = findRepeats(
    parts,
    ({ words }) => words && normalizeText(words),
  )
    .filter(([part, owner]) => !(part.within && owner.within))
    .map(([{ words, path, within }, owner]) => {
      const reason = `is already on this page, in ${formatPath(owner.path)}`;
      return { ...refuseRepeat(String(words), reason), path, within };
    });
  return [...anchors, ...headings];
}

/** Reports records that a page may show only once. */
export function checkPageSections(record: ContentRecord): Issue[] {
  const parts = sectionsOf(record).flatMap((section, index) => {
    const kind = String(section["type"]);
    const path = ["sections", index];
    const { recordIds = [] } = sectionRules(record, index);
    return recordIds.flatMap((field) => {
      const names = field.split(".");
      return keysIn(valueAt(section, names)).map((key, place) => ({
        id: `${kind} ${field} ${key}`,
        part: quote(key),
        path: [...path, ...names, place],
      }));
    });
  });
  return findRepeats(parts, ({ id }) => id).map(([{ part, path }]) => {
    const reason = `${part} is already in another section of this page`;
    return createIssue("repeated-section", reason, "remove one of them", {
      path,
    });
  });
}

function keysIn(records: unknown): string[] {
  return Array.isArray(records) ? records.map(String) : [];
}
