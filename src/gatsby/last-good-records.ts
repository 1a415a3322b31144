import type { ContentRecord, ParsedFile } from "../content/read/parse-content";

const recordsByFile = new Map<string, ContentRecord[]>();

/**
 * The records of a file, or those of its last version without a fault. A build never sees a fault, but
 * `develop` does, at every half-written line: its pages go on showing what they showed.
 */
export function keepLastGood(
  file: string,
  { records, faults }: Pick<ParsedFile, "records" | "faults">,
): ContentRecord[] {
  if (faults.length > 0) return recordsByFile.get(file) ?? records;
  recordsByFile.set(file, records);
  return records;
}
