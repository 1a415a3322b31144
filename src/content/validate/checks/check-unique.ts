import type { LocatedProblem } from "../../problems/problem";
import { quote } from "../../problems/name-value";
import { locate } from "../locate";
import type { ContentRecord } from "../parse-content";

/** Two records with one value where each has its own: nobody could say which of them comes first. */
export function findSharedValues(records: readonly ContentRecord[]): LocatedProblem[] {
  const owners = new Map<string, ContentRecord>();
  return records.flatMap((record) => {
    const { unique, name } = record.type;
    if (unique === undefined) return [];
    const value = record.value[unique];
    const id = `${name} ${String(value)}`;
    const owner = owners.get(id);
    owners.set(id, owner ?? record);
    if (!owner) return [];
    const what = `${quote(value)} is already that of ${owner.file}`;
    const hint = `write another one${nextFree(value, name, records)}`;
    return [locate(record, { path: [unique], what, hint })];
  });
}

function nextFree(value: unknown, typeName: string, records: readonly ContentRecord[]): string {
  if (typeof value !== "number") return "";
  const taken = records.flatMap(({ type, value: fields }) =>
    type.name === typeName && type.unique !== undefined ? [Number(fields[type.unique])] : [],
  );
  let free = 1;
  while (taken.includes(free)) free += 1;
  return `: ${String(free)} is free`;
}
