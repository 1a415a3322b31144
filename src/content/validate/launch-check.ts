import { isRecord } from "../schema/schema-shape";
import { linkToNowhere } from "../fields/checks/check-link";
import type { LocatedProblem, Problem } from "../problems/problem";
import { formatPath, sortProblems } from "../problems/problem";
import { bodyPath, locate } from "./locate";
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
      ...checkField(field, today).map((problem) =>
        locate(record, { ...problem, path: field.path }),
      ),
    ]),
    ...(record.type.checkLaunch?.(record.value) ?? []).map((problem) => locate(record, problem)),
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
    return [{ what: `${value} has passed`, hint: "write a day that is still to come" }];
  }
  if (meta.kind === "link" && value === linkToNowhere) {
    return [{ what: "leads nowhere yet", hint: "write the address, or remove the link" }];
  }
  return findExampleAddresses(value);
}

function isPlaceholder(value: unknown): boolean {
  return isRecord(value) && value["placeholder"] === true;
}

/** The line is that of the flag, since the flag is what the owner removes last. */
function explainPlaceholder(record: ContentRecord, path: readonly PropertyKey[]): LocatedProblem {
  const problem = { what: "is a placeholder", hint: "replace it, then remove `placeholder: true`" };
  const flag = locate(record, { path: [...path, "placeholder"], isAboutKey: true, ...problem });
  return { ...flag, field: formatPath([...record.root, ...path]) || "file" };
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
