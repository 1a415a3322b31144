import { type LocatedIssue, createIssue, quote } from "../../issues";
import { isRecord } from "../../schema/schema-shape";
import type { Path } from "../../schema/field-meta";
import { type VisitedField, valueAt, visitValues } from "../../schema/walk";
import { type ContentRecord, locate } from "../../validate/parse-content";

/** Figures that the owner has confirmed, in a record or a claim inside it, and that are other ones than in an earlier version of the content. */
export function findChangedFigures(
  earlier: readonly ContentRecord[],
  records: readonly ContentRecord[],
): LocatedIssue[] {
  return earlier.flatMap((old) => {
    const record = records.find(
      ({ type, key }) => type.name === old.type.name && key === old.key,
    );
    return record ? compareFigures(old, record) : [];
  });
}

function compareFigures(old: ContentRecord, record: ContentRecord) {
  const figures = listConfirmed(record);
  return [...listConfirmed(old)].flatMap(([name, { value: confirmed }]) => {
    const { path, value } = figures.get(name) ?? {};
    const isFigure = /\d/.test(String(confirmed));
    if (!isFigure || value === undefined || value === confirmed) return [];
    const reason = `is ${quote(value)}, but the owner has confirmed ${quote(confirmed)}`;
    const hint =
      "have it confirmed; until then, write reviewStatus: owner-to-confirm";
    const issue = createIssue("changed-confirmed-figure", reason, hint, {
      path,
    });
    return [locate(record, issue)];
  });
}

/** The texts and numbers of confirmed claims in a record, by their paths, in which the entries of lists have their keys. */
function listConfirmed({
  type,
  value: fields,
}: ContentRecord): Map<string, VisitedField> {
  const isClaim = (path: Path) =>
    valueAt(fields, [...path, "reviewStatus"]) === "confirmed";
  const nameOf = (path: Path) => {
    const key = valueAt(fields, [...path, "key"]);
    return typeof key === "string" ? key : path.at(-1);
  };
  const confirmed = visitValues(type.schema, fields).flatMap((field) => {
    const { path, value } = field;
    const outer = path.map((_, length) => path.slice(0, length));
    if (isRecord(value) || !outer.some(isClaim)) return [];
    const names = [...outer.slice(1), path].map(nameOf);
    return [[names.join("."), field] as const];
  });
  return new Map(confirmed);
}
