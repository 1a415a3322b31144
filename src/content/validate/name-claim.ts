import { isRecord } from "../schema/schema-shape";
import type { Receipt } from "../fields/claim";
import type { ContentRecord } from "./parse-content";
import { toKebabCase } from "../../site/format/to-kebab-case";

/** Fields that say what a record or a part of it is, the most telling first. */
const naming = ["brand", "name", "title", "service", "label", "heading", "caption", "text"];

/** What a claim says, for the person who confirms it: `+251% revenue, case study Boheme`. */
export function nameClaim(record: ContentRecord, path: readonly PropertyKey[], value: unknown) {
  const receipts = record.type.receipts?.(record.value) ?? [];
  const own = receipts.filter((each) => String(each.path ?? []) === String(path));
  if (own.length > 0) return own.map((each) => nameReceipt(record, each)).join(" and ");
  if (path.length === 0) return nameRecord(record);
  return `"${nameGroup(value) ?? String(path.at(-1))}", ${nameRecord(record)}`;
}

/** `4.8 / 5 (Rating by clients)`; of one figure among others with the record that it is in. */
export function nameReceipt(record: ContentRecord, { path, value, measure }: Receipt): string {
  return path === undefined
    ? `${value} (${measure})`
    : `${value} ${measure}, ${nameRecord(record)}`;
}

/** `case study Boheme` */
export function nameRecord({ type, key, value }: ContentRecord): string {
  const kind = toKebabCase(type.name).replaceAll("-", " ");
  return `${kind} ${nameGroup(value) ?? key}`.trim();
}

function nameGroup(value: unknown): string | undefined {
  if (!isRecord(value)) return undefined;
  const names = naming.map((field) => value[field]);
  return names.find((name) => typeof name === "string");
}
