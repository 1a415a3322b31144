import { type Variables, fillVariables } from "../../../site/format/fill-variables";
import { type LocatedProblem, quote } from "../../problems/problem";
import { valueAt } from "../../schema/schema-at";
import { type ContentRecord, locate } from "../parse-content";
import { isDraft } from "../publication";

/** Two records with one number where each has its own: nobody could say which of them comes first. */
export function findSharedValues(records: readonly ContentRecord[]): LocatedProblem[] {
  return records.flatMap((record) => {
    const { unique, name } = record.type;
    if (unique === undefined) return [];
    const value = record.value[unique];
    const ofType = records.filter(({ type }) => type.name === name);
    const owner = ofType.find((each) => each.value[unique] === value);
    if (!owner || owner === record) return [];
    const taken = ofType.map((each) => each.value[unique]);
    let free = 1;
    while (taken.includes(free)) free += 1;
    const what = `${quote(value)} is already that of ${owner.file}`;
    const hint = `write another one: ${String(free)} is free`;
    return [locate(record, { path: [unique], what, hint })];
  });
}

/** Words that tell one page from another in lists and search results. */
const telling = [["title"], ["excerpt"], ["seo", "title"], ["seo", "description"]];

/** Two pages with one title, excerpt or description: nobody could tell them apart. */
export function findSharedWords(
  records: readonly ContentRecord[],
  variables: Variables,
): LocatedProblem[] {
  const owners = new Map<string, ContentRecord>();
  const pages = records.filter(
    ({ type, key, value }) => type.path?.(key) !== undefined && !isDraft(value),
  );
  return pages.flatMap((record) =>
    telling.flatMap((path) => {
      const written = valueAt(record.value, path);
      if (typeof written !== "string") return [];
      const id = `${path.join(".")} ${toComparable(fillVariables(written, variables))}`;
      const owner = owners.get(id);
      owners.set(id, owner ?? record);
      if (!owner) return [];
      const what = `is the same as in ${owner.file}`;
      const hint =
        "write words that fit this page alone: readers and search engines tell pages apart by them";
      return [locate(record, { path, what, hint })];
    }),
  );
}

/** Words without what a reader would not tell apart: capitals and runs of spaces. */
export function toComparable(words: string): string {
  return words.toLowerCase().replace(/\s+/g, " ").trim();
}
