import { type LocatedIssue, createIssue, quote } from "../../issues";
import type { Path } from "../../schema/field-meta";
import { valueAt, visitValues } from "../../schema/walk";
import { type ContentRecord, locate } from "../../validate/parse-content";

/** Figures that the owner has confirmed, and that are other ones than in an earlier version of the content. */
export function findChangedFigures(
  earlier: readonly ContentRecord[],
  records: readonly ContentRecord[],
): LocatedIssue[] {
  return earlier.filter(isConfirmed).flatMap((old) => {
    const record = records.find(
      ({ type, key }) => type.name === old.type.name && key === old.key,
    );
    return record && isConfirmed(record) ? compareFigures(old, record) : [];
  });
}

function isConfirmed({ value }: ContentRecord): boolean {
  return value["reviewStatus"] === "confirmed";
}

function compareFigures(old: ContentRecord, record: ContentRecord) {
  return listFigures(old).flatMap(({ path, value: confirmed }) => {
    const value = valueAt(record.value, path);
    if (value === undefined || value === confirmed) return [];
    const reason = `is ${quote(value)}, but the owner has confirmed ${quote(confirmed)}`;
    const hint =
      "have it confirmed; until then, write reviewStatus: owner-to-confirm";
    const issue = createIssue("changed-confirmed-figure", reason, hint, {
      path,
    });
    return [locate(record, issue)];
  });
}

/** All values of a record with a digit. */
function listFigures({
  type,
  value: fields,
}: ContentRecord): { path: Path; value: unknown }[] {
  return visitValues(type.schema, fields).filter(
    ({ value }) =>
      (typeof value === "string" || typeof value === "number") &&
      /\d/.test(String(value)),
  );
}
