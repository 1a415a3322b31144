import { fillVariables } from "../../../site/format/fill-variables";
import type { Variables } from "../../../site/format/fill-variables";
import type { LocatedProblem } from "../../problems/problem";
import { valueAt } from "../../schema/schema-at";
import { locate } from "../locate";
import type { ContentRecord } from "../parse-content";
import { isDraft } from "../publication";

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

function toComparable(words: string): string {
  return words.toLowerCase().replace(/\s+/g, " ").trim();
}
