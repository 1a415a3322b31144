import { linkToNowhere } from "./checks/check-link";
import type { Fault } from "./fault";
import { formatPath, sortFaults } from "./fault";
import { toFault } from "../read/parse-content";
import type { ContentRecord } from "../read/parse-content";
import { visitValues } from "../fields/visit-fields";
import type { VisitedField } from "../fields/visit-fields";

/**
 * What is sound content and must not go live all the same: placeholder records, addresses that are
 * reserved for examples, days that have passed, links that lead nowhere yet.
 */
export function findLaunchFaults(records: readonly ContentRecord[], today: string): Fault[] {
  const faults = records.flatMap((record) => [
    ...visitValues(record.type.schema, record.value).flatMap((field) =>
      checkField(record, field, today),
    ),
    ...checkBody(record),
  ]);
  return sortFaults(faults);
}

function checkField(record: ContentRecord, { path, meta, value }: VisitedField, today: string) {
  if (isPlaceholder(value)) return [explainPlaceholder(record, path)];
  if (typeof value !== "string") return [];
  const expires = meta.expires === true || /until$/i.test(String(path.at(-1)));
  if (meta.kind === "date" && expires && value < today) {
    const problem = `${value} has passed`;
    return [toFault(record, { path, problem, remedy: "write a day that is still to come" })];
  }
  if (meta.kind === "link" && value === linkToNowhere) {
    const problem = "leads nowhere yet";
    return [toFault(record, { path, problem, remedy: "write the address, or remove the link" })];
  }
  return findExampleAddresses(value).map(({ within, ...words }) =>
    toFault(record, { path, ...words }, within),
  );
}

function isPlaceholder(value: unknown): boolean {
  return typeof value === "object" && (value as { placeholder?: unknown }).placeholder === true;
}

/** The line is that of the flag, since the flag is what the owner removes last. */
function explainPlaceholder(record: ContentRecord, path: readonly PropertyKey[]): Fault {
  const remedy = "replace it, then remove `placeholder: true`";
  const problem = "is a placeholder";
  const flag = { path: [...path, "placeholder"], isAboutKey: true, problem, remedy };
  return { ...toFault(record, flag), field: formatPath([...record.root, ...path]) || "file" };
}

const exampleAddress = /[\w.@-]+\.example\b/gi;

/** `.example` is reserved: no such address will ever exist. */
function findExampleAddresses(text: string) {
  return [...text.matchAll(exampleAddress)].map(({ 0: address, index }) => {
    const before = text.slice(0, index).split("\n");
    const within = { line: before.length, column: (before.at(-1) ?? "").length + 1 };
    const problem = `${address} is an example address`;
    return { problem, remedy: "write the real one", within };
  });
}

function checkBody({ file, body, source }: ContentRecord): Fault[] {
  return findExampleAddresses(body).map(({ within: { line, column }, ...words }) => ({
    file,
    line: source.bodyLine + line - 1,
    column,
    field: "body",
    ...words,
  }));
}
