import {
  type Variables,
  fillVariables,
} from "../../../lib/format/fill-variables";
import { type LocatedIssue, createIssue, quote } from "../../issues";
import { isRecord } from "../../schema/schema-shape";
import type { Path } from "../../schema/field-meta";
import { valueAt, visitValues } from "../../schema/walk";
import { indexVariables } from "../../validate/index-variables";
import { type ContentRecord, locate } from "../../validate/parse-content";

const hint =
  "have it confirmed; until then, write reviewStatus: owner-to-confirm";

/** Figures that the owner has confirmed, in a record or a claim inside it, and that are other ones than in an earlier version of the content; `earlier` are the records that have changed since. */
export function findChangedFigures(
  earlier: readonly ContentRecord[],
  records: readonly ContentRecord[],
): LocatedIssue[] {
  const types = [...new Set(records.map(({ type }) => type))];
  const now = indexVariables(types, records, []);
  const before = indexVariables(types, [...records, ...earlier], []);
  return records.flatMap((record) => {
    const old = earlier.find(
      ({ type, key }) => type === record.type && key === record.key,
    );
    const figures = listConfirmed(record, now);
    return [...listConfirmed(old ?? record, before)].flatMap(
      ([name, confirmed]) => {
        const { path, words } = figures.get(name) ?? confirmed;
        if (!/\d/.test(confirmed.words) || words === confirmed.words) return [];
        const reason = `is ${quote(words)}, but the owner has confirmed ${quote(confirmed.words)}`;
        const issue = createIssue("changed-confirmed-figure", reason, hint, {
          path,
        });
        return [locate(record, issue)];
      },
    );
  });
}

interface Confirmed {
  path: Path;
  /** The text or number, with its variables filled in. */
  words: string;
}

/** The texts and numbers of confirmed claims in a record, by their paths, in which the entries of lists have their keys. */
function listConfirmed(
  { type, value: fields }: ContentRecord,
  variables: Variables,
): Map<string, Confirmed> {
  const isClaim = (path: Path) =>
    valueAt(fields, [...path, "reviewStatus"]) === "confirmed";
  const nameOf = (path: Path) => {
    const key = valueAt(fields, [...path, "key"]);
    return typeof key === "string" ? key : path.at(-1);
  };
  const confirmed = visitValues(type.schema, fields).flatMap(
    ({ path, value }) => {
      const outer = path.map((_, length) => path.slice(0, length));
      if (isRecord(value) || !outer.some(isClaim)) return [];
      const names = [...outer.slice(1), path].map(nameOf);
      const words = fillVariables(String(value), variables);
      return [[names.join("."), { path, words }] as const];
    },
  );
  return new Map(confirmed);
}
