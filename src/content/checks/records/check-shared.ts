import {
  type Variables,
  fillVariables,
} from "../../../lib/format/fill-variables";
import { type LocatedIssue, createIssue, quote } from "../../issues";
import { valueAt } from "../../schema/walk";
import { type ContentRecord, locate } from "../../validate/parse-content";
import { isDraft } from "../../validate/publication";

/** Reports records with the same order number, since their order would be undefined. */
export function findSharedValues(
  records: readonly ContentRecord[],
): LocatedIssue[] {
  const repeats = findRepeats(
    records,
    ({ type: { unique, name }, value }) =>
      unique && `${name} ${quote(value[unique])}`,
  );
  return repeats.map(([record, owner]) => {
    const path = [record.type.unique ?? ""];
    const reason = `${quote(valueAt(record.value, path))} is already used in ${owner.file}`;
    const hint = "write another one";
    return locate(record, createIssue("taken-value", reason, hint, { path }));
  });
}

const distinctive = [
  ["title"],
  ["excerpt"],
  ["seo", "title"],
  ["seo", "description"],
];

/** Reports pages with the same title, excerpt, or description. */
export function findSharedWords(
  records: readonly ContentRecord[],
  variables: Variables,
): LocatedIssue[] {
  const pages = records.filter(
    ({ type, key, value }) => type.path?.(key) !== undefined && !isDraft(value),
  );
  const texts = pages.flatMap((record) =>
    distinctive.map((path) => ({ record, path })),
  );
  const repeats = findRepeats(texts, ({ record, path }) => {
    const written = valueAt(record.value, path);
    if (typeof written !== "string") return undefined;
    return `${path.join(".")} ${normalizeText(fillVariables(written, variables))}`;
  });
  return repeats.map(([{ record, path }, owner]) => {
    const reason = `is the same as in ${owner.record.file}`;
    const hint =
      "write a different text: readers and search engines tell pages apart by it";
    return locate(
      record,
      createIssue("duplicate-text", reason, hint, { path }),
    );
  });
}

/** Each entry whose name an earlier one has, with the first of that name. */
export function findRepeats<Entry>(
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string | undefined,
): [entry: Entry, owner: Entry][] {
  const owners = new Map<string, Entry>();
  return entries.flatMap((entry): [Entry, Entry][] => {
    const name = nameOf(entry);
    const owner = name === undefined ? undefined : owners.get(name);
    if (owner) return [[entry, owner]];
    if (name !== undefined) owners.set(name, entry);
    return [];
  });
}

export function normalizeText(words: string): string {
  return words.toLowerCase().replace(/\s+/g, " ").trim();
}
