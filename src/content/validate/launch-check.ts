import { toKebabCase } from "../../site/format/to-kebab-case";
import { linkToNowhere } from "../fields/checks/check-link";
import type { Receipt } from "../fields/claim";
import {
  type LocatedProblem,
  type Problem,
  formatPath,
  placeIn,
  sortProblems,
} from "../problems/problem";
import { isRecord } from "../schema/schema-shape";
import type { VisitedField } from "../schema/visit-fields";
import { visitRecord } from "./index-content";
import { type ContentRecord, locate } from "./parse-content";

/** Valid content that must not go live: placeholders, example domains, past days, pending links, and each type's own rules. */
export function findLaunchProblems(
  records: readonly ContentRecord[],
  today: string,
): LocatedProblem[] {
  const problems = records.flatMap((record) => {
    const { type, value, body } = record;
    return [
      ...visitRecord(record).flatMap((field) => [
        ...checkPlaceholder(record, field),
        ...checkStanding(record, field),
        ...checkField(field, today).map((problem) =>
          locate(record, { ...problem, path: field.path }),
        ),
      ]),
      ...(type.checkLaunch?.(value, body) ?? []).map((problem) => locate(record, problem)),
      ...checkReceipts(record),
    ];
  });
  return sortProblems(problems);
}

function checkField({ path, meta, value }: VisitedField, today: string): Problem[] {
  if (typeof value !== "string") return [];
  const expires = meta.expires === true || /until$/i.test(String(path.at(-1)));
  if (meta.kind === "date" && expires && value < today) {
    const what = `${value} has passed`;
    return [{ what, hint: "write a day that is still to come", task: "renew" }];
  }
  if (meta.kind === "link" && value === linkToNowhere) {
    return [{ what: "leads nowhere yet", hint: "write the address, or remove the link" }];
  }
  return findExampleAddresses(value);
}

/** Reported at the flag, which the owner removes last. */
function checkPlaceholder(record: ContentRecord, { path, value }: VisitedField): LocatedProblem[] {
  if (!isRecord(value) || value["placeholder"] !== true) return [];
  const problem = { what: "is a placeholder", hint: "replace it, then remove `placeholder: true`" };
  const flag = locate(record, { path: [...path, "placeholder"], isAboutKey: true, ...problem });
  return [{ ...flag, field: formatPath([...record.root, ...path]) || nameRecord(record) }];
}

const standingTasks: Record<string, Pick<Problem, "hint" | "task"> | undefined> = {
  "owner-to-confirm": { task: "confirm", hint: "confirm it, then write `standing: confirmed`" },
  "lawyer-to-review": {
    task: "review",
    hint: "have it reviewed, then write `standing: confirmed`",
  },
};

/** Reports claims with a review status: figures, stories, panels, and pages. */
function checkStanding(record: ContentRecord, { path, value }: VisitedField): LocatedProblem[] {
  if (!isRecord(value) || typeof value["standing"] !== "string") return [];
  const task = standingTasks[value["standing"]];
  if (task === undefined) return [];
  const problem = locate(record, { path, what: `is ${value["standing"]}`, ...task });
  return [{ ...problem, field: nameClaim(record, path, value) }];
}

/** Reports figures without a source, which no page lists in its sources. */
function checkReceipts(record: ContentRecord): LocatedProblem[] {
  const receipts = record.type.receipts?.(record.value) ?? [];
  return receipts.flatMap((receipt) => {
    if (receipt.source !== undefined) return [];
    const what = "has no source";
    const hint = "write where it comes from as its `source`";
    const problem = locate(record, { path: receipt.path, what, hint, task: "find the source" });
    return [{ ...problem, field: nameReceipt(record, receipt) }];
  });
}

/** The `.example` domain is reserved, so these URLs can never work. */
function findExampleAddresses(text: string): Problem[] {
  return [...text.matchAll(/[\w.@-]+\.example\b/gi)].map(({ 0: address, index }) => ({
    what: `${address} is an example address`,
    hint: "write the real one",
    within: placeIn(text, index),
  }));
}

/** A claim, for the person who confirms it: `+251% revenue, case study Boheme`. */
function nameClaim(record: ContentRecord, path: readonly PropertyKey[], value: unknown): string {
  const receipts = record.type.receipts?.(record.value) ?? [];
  const own = receipts.filter((each) => String(each.path ?? []) === String(path));
  if (own.length > 0) return own.map((each) => nameReceipt(record, each)).join(" and ");
  if (path.length === 0) return nameRecord(record);
  return `"${nameGroup(value) ?? String(path.at(-1))}", ${nameRecord(record)}`;
}

/** `4.8 / 5 (Rating by clients)`; with its record's name if that contains several figures. */
function nameReceipt(record: ContentRecord, { path, value, measure }: Receipt): string {
  return path === undefined
    ? `${value} (${measure})`
    : `${value} ${measure}, ${nameRecord(record)}`;
}

function nameRecord({ type, key, value }: ContentRecord): string {
  const kind = toKebabCase(type.name).replaceAll("-", " ");
  return `${kind} ${nameGroup(value) ?? key}`.trim();
}

/** Fields that name a record or its part, the most specific first. */
const naming = ["brand", "name", "title", "service", "label", "heading", "caption", "text"];

function nameGroup(value: unknown): string | undefined {
  const names = isRecord(value) ? naming.map((field) => value[field]) : [];
  return names.find((name) => typeof name === "string");
}
