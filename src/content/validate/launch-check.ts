import { isRecord } from "../schema/schema-shape";
import { linkToNowhere } from "../fields/checks/check-link";
import type { LocatedProblem, Problem } from "../problems/problem";
import { formatPath, sortProblems } from "../problems/problem";
import { bodyPath, locate } from "./locate";
import { nameClaim, nameReceipt, nameRecord } from "./name-claim";
import type { ContentRecord } from "./parse-content";
import { visitValues } from "../schema/visit-fields";
import type { VisitedField } from "../schema/visit-fields";

/**
 * What is sound content and must not go live all the same: placeholder records, addresses that are
 * reserved for examples, days that have passed, links that lead nowhere yet, and what a type of its own asks for.
 */
export function findLaunchProblems(
  records: readonly ContentRecord[],
  today: string,
): LocatedProblem[] {
  const problems = records.flatMap((record) => [
    ...visitValues(record.type.schema, record.value).flatMap((field) => [
      ...(isPlaceholder(field.value) ? [explainPlaceholder(record, field.path)] : []),
      ...checkStanding(record, field),
      ...checkField(field, today).map((problem) =>
        locate(record, { ...problem, path: field.path }),
      ),
    ]),
    ...(record.type.checkLaunch?.(record.value, record.body) ?? []).map((problem) =>
      locate(record, problem),
    ),
    ...checkReceipts(record),
    ...findExampleAddresses(record.body).map((problem) =>
      locate(record, { ...problem, path: bodyPath }),
    ),
  ]);
  return sortProblems(problems);
}

function checkField({ path, meta, value }: VisitedField, today: string): Problem[] {
  if (typeof value !== "string") return [];
  const expires = meta.expires === true || /until$/i.test(String(path.at(-1)));
  if (meta.kind === "date" && expires && value < today) {
    return [
      { what: `${value} has passed`, hint: "write a day that is still to come", task: "renew" },
    ];
  }
  if (meta.kind === "link" && value === linkToNowhere) {
    return [{ what: "leads nowhere yet", hint: "write the address, or remove the link" }];
  }
  return findExampleAddresses(value);
}

function isPlaceholder(value: unknown): boolean {
  return isRecord(value) && value["placeholder"] === true;
}

const standingTasks: Record<string, Pick<Problem, "hint" | "task"> | undefined> = {
  "owner-to-confirm": { task: "confirm", hint: "confirm it, then write `standing: confirmed`" },
  "lawyer-to-review": {
    task: "review",
    hint: "have it reviewed, then write `standing: confirmed`",
  },
};

/** A claim says how far it has come: a figure, a story, a panel, a page. */
function checkStanding(record: ContentRecord, { path, value }: VisitedField): LocatedProblem[] {
  if (!isRecord(value) || typeof value["standing"] !== "string") return [];
  const task = standingTasks[value["standing"]];
  if (task === undefined) return [];
  const problem = locate(record, { path, what: `is ${value["standing"]}`, ...task });
  return [{ ...problem, field: nameClaim(record, path, value) }];
}

/** A figure without a source is on pages, and in the account of none. */
function checkReceipts(record: ContentRecord): LocatedProblem[] {
  const { type, value } = record;
  return (type.receipts?.(value) ?? [])
    .filter(({ source }) => source === undefined)
    .map((receipt) => {
      const path = receipt.path ?? [];
      const hint = "write where it comes from as its `source`";
      const task = "find the source" as const;
      const problem = locate(record, { path, what: "has no source", hint, task });
      return { ...problem, field: nameReceipt(record, receipt) };
    });
}

/** The line is that of the flag, since the flag is what the owner removes last. */
function explainPlaceholder(record: ContentRecord, path: readonly PropertyKey[]): LocatedProblem {
  const problem = { what: "is a placeholder", hint: "replace it, then remove `placeholder: true`" };
  const flag = locate(record, { path: [...path, "placeholder"], isAboutKey: true, ...problem });
  return { ...flag, field: formatPath([...record.root, ...path]) || nameRecord(record) };
}

const exampleAddress = /[\w.@-]+\.example\b/gi;

/** `.example` is reserved: no such address will ever exist. */
function findExampleAddresses(text: string): Problem[] {
  return [...text.matchAll(exampleAddress)].map(({ 0: address, index }) => {
    const before = text.slice(0, index).split("\n");
    const within = { line: before.length, column: (before.at(-1) ?? "").length + 1 };
    const what = `${address} is an example address`;
    return { what, hint: "write the real one", within };
  });
}
